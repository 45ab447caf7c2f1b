#include "server/app/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <charconv>

#include "command_line/config_file.h"
#include "command_line/wrong_usage.h"

namespace gridmates::app {
namespace {

using room::ChartFormat;

constexpr std::array kNames = {"config",        "data",      "listen",    "threads",
                               "computer-pace", "log-level", "log-format"};

// The target of the options; text where our error messages say more than CLI11's.
struct Raw {
  std::string listen = "127.0.0.1:7777";
  std::string log_level = "info";
  std::string log_format = "text";
  Config config;
  ImportPuzzles import;
  std::string format = "matrix";
};

// The variable of an option: GRIDMATES_LOG_LEVEL for log-level.
std::string variable_of(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(),
                 [](char c) { return c == '-' ? '_' : static_cast<char>(c - 'a' + 'A'); });
  return "GRIDMATES_" + name;
}

bool is_typed(const std::string& option, const std::vector<std::string>& arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [&option](const std::string& argument) {
    return argument == option || argument.starts_with(option + "=");
  });
}

// Adds the environment as arguments, except options that the command line has. CLI11's own support
// for variables would give the config file precedence over them.
std::vector<std::string> with_environment(std::vector<std::string> arguments,
                                          const Environment& environment) {
  std::vector<std::string> all;
  for (const char* name : kNames) {
    const auto value = environment(variable_of(name));
    const std::string option = "--" + std::string(name);
    if (value && !value->empty() && !is_typed(option, arguments)) {
      all.push_back(option + "=" + *value);
    }
  }
  std::move(arguments.begin(), arguments.end(), std::back_inserter(all));
  return all;
}

// Reads "HOST:PORT" or "[HOST]:PORT"; returns an error message, or an empty text.
std::string read_listen(const std::string& text, Config& config) {
  const std::string wrong =
      text + " is not an IP address and a port, such as 127.0.0.1:7777 or [::1]:7777";
  const std::size_t colon = text.rfind(':');
  if (colon == text.npos) return wrong;
  std::string host = text.substr(0, colon);
  const bool bracketed = host.starts_with('[') && host.ends_with(']');
  if (bracketed) host = host.substr(1, host.size() - 2);
  boost::system::error_code ec;
  const auto address = boost::asio::ip::make_address(host, ec);
  if (ec || address.is_v6() != bracketed) return wrong;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + colon + 1, end, config.port);
  if (error != std::errc() || stop != end) return wrong;
  config.host = host;
  return {};
}

void add_options(CLI::App& app, Raw& raw) {
  command_line::add_config_file(app, command_line::Sections::kNone);
  const auto check_data = [](const std::string& text) -> std::string {
    return text.empty() ? "the data directory has no name" : "";
  };
  app.add_option("--data", raw.config.data, "the directory for all data")
      ->check(CLI::Validator(check_data, "DIR"))
      ->capture_default_str();
  const auto check_listen = [&raw](const std::string& text) {
    return read_listen(text, raw.config);
  };
  app.add_option("--listen", raw.listen, "address and port to listen on; port 0 takes a free one")
      ->check(CLI::Validator(check_listen, "HOST:PORT"))
      ->capture_default_str();
  app.add_option("--threads", raw.config.threads, "threads that serve connections and rooms")
      ->check(CLI::Range(1, static_cast<int>(limits::kShards)))
      ->capture_default_str();
  constexpr int kSlowest = 1'000;
  app.add_option(
         "--computer-pace", raw.config.computer_pace,
         "how long computers think before a move, in per cent of a person's time; 0: no delay")
      ->check(CLI::Range(0, kSlowest))
      ->capture_default_str();
  app.add_option("--log-level", raw.log_level, "the lowest level of messages to log")
      ->check(CLI::IsMember({"debug", "info", "warn", "error", "off"}))
      ->capture_default_str();
  app.add_option("--log-format", raw.log_format, "the format of the log")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
}

void add_commands(CLI::App& app, Raw& raw) {
  app.require_subcommand(0, 1);
  app.add_subcommand("serve", "run the server (the default)");
  CLI::App* import =
      app.add_subcommand("import-puzzles", "import puzzles, one per line, into the data directory");
  import->add_option("FILE", raw.import.file, "the file; - is standard input")->required();
  import->add_option("--pack", raw.import.pack, "the name of the pack; default: the file's name");
  app.add_subcommand(
      "check",
      "replay every room's journal and compare the results; exit status 1 if anything differs");
  app.add_subcommand("migrate", "bring the data directory's schema up to date");
  CLI::App* chart = app.add_subcommand("statechart", "print the state machine of a room");
  chart->add_option("--format", raw.format, "the output format")
      ->check(CLI::IsMember({"matrix", "mermaid", "scxml"}))
      ->capture_default_str();
  for (CLI::App* command : app.get_subcommands({})) command->fallthrough();
}

ChartFormat format_of(const std::string& name) {
  if (name == "mermaid") return ChartFormat::kMermaid;
  return name == "scxml" ? ChartFormat::kScxml : ChartFormat::kMatrix;
}

Invocation invocation_of(const CLI::App& app, Raw raw) {
  read_listen(raw.listen, raw.config);
  raw.config.log_level = log::level_of(raw.log_level).value_or(log::Level::kInfo);
  raw.config.log_format = log::format_of(raw.log_format).value_or(log::Format::kText);
  Invocation invocation{raw.config, Serve{}};
  if (app.got_subcommand("migrate")) invocation.task = Migrate{};
  if (app.got_subcommand("check")) invocation.task = Check{};
  if (app.got_subcommand("import-puzzles")) invocation.task = raw.import;
  if (app.got_subcommand("statechart")) invocation.task = PrintStatechart{format_of(raw.format)};
  return invocation;
}

Ended wrong_usage(std::string why) {
  std::replace(why.begin(), why.end(), '\n', ' ');
  return {2, "", "gridmatesd: " + why + " (see gridmatesd --help)\n"};
}

}  // namespace

std::variant<Invocation, Ended> read_options(std::vector<std::string> arguments,
                                             const Environment& environment,
                                             const std::string& version) {
  Raw raw;
  CLI::App app("Gridmates: a server for people who solve and play grid games together.",
               "gridmatesd");
  app.set_version_flag("--version", "gridmatesd " + version);
  app.footer(
      "Options can also be set in the environment (GRIDMATES_DATA for --data) and, except "
      "--config, in the config file. The command line takes precedence over the environment, and "
      "the environment over the file.");
  add_options(app, raw);
  add_commands(app, raw);
  std::vector<std::string> all = with_environment(std::move(arguments), environment);
  std::reverse(all.begin(), all.end());  // CLI11 takes vectors in reverse
  try {
    app.parse(std::move(all));
  } catch (const CLI::CallForHelp&) {
    return Ended{0, app.help(), ""};
  } catch (const CLI::CallForVersion& call) {
    return Ended{0, std::string(call.what()) + "\n", ""};
  } catch (const CLI::Error& error) {
    return wrong_usage(command_line::wrong_usage(app, error).value);
  }
  return invocation_of(app, std::move(raw));
}

}  // namespace gridmates::app
