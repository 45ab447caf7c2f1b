#include "tests/e2e/evening.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace gridmates::e2e {
namespace {

namespace fs = std::filesystem;

fs::path make_folder() {
  std::string pattern = (fs::temp_directory_path() / "gridmates-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  return pattern;
}

std::string read_all(const fs::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Keeps variables of the tests' own environment from the programs.
std::map<std::string, std::string> clean(std::map<std::string, std::string> environment) {
  for (const auto* name :
       {"GRIDMATES_SERVER", "GRIDMATES_NAME", "GRIDMATES_DATA", "GRIDMATES_LISTEN"}) {
    environment.try_emplace(name, "");
  }
  environment.try_emplace("XDG_CONFIG_HOME", "/nonexistent");
  return environment;
}

}  // namespace

std::string program(const std::string& name) {
  return name == "gridmates" ? GRIDMATES_CLIENT
                             : std::string(GRIDMATES_BINARY_DIR) + "/bin/" + name;
}

std::string code_of(const std::string& answer) {
  const std::size_t begin = std::string("ok new ").size();
  return answer.size() > begin ? answer.substr(begin, answer.find(' ', begin) - begin) : answer;
}

Ran run(std::vector<std::string> arguments, const std::string& input,
        const std::map<std::string, std::string>& environment) {
  const fs::path folder = make_folder();
  arguments[0] = program(arguments[0]);
  support::Process process(std::move(arguments), clean(environment), (folder / "err").string());
  if (!input.empty()) process.write_line(input);
  process.close_input();
  while (process.read_line()) {
  }
  Ran ran;
  ran.status = process.wait().value_or(-1);
  for (const auto& line : process.lines()) ran.out += line + "\n";
  ran.err = read_all(folder / "err");
  fs::remove_all(folder);
  return ran;
}

Player::Player(const std::string& url, const std::string& name, const fs::path& state)
    : process_({program("gridmates"), "play", "--linear", "--server", url, "--name", name},
               clean({{"XDG_STATE_HOME", state.string()}})) {}

std::string Player::ask(const std::string& command) {
  type(command);
  return answer();
}

std::string Player::answer() {
  while (true) {
    for (; answered_ < lines().size(); ++answered_) {
      const std::string& line = lines()[answered_];
      if (line.starts_with("ok ") || line.starts_with("no ")) return lines()[answered_++];
    }
    if (!process_.read_line()) return "(no answer)";
  }
}

bool Player::see(const std::string& part) {
  while (true) {
    for (; seen_ < lines().size(); ++seen_) {
      if (lines()[seen_].find(part) != std::string::npos) return ++seen_, true;
    }
    if (!process_.read_line()) return false;
  }
}

std::size_t Player::count(const std::string& part) const {
  return static_cast<std::size_t>(
      std::count_if(lines().begin(), lines().end(),
                    [&part](const auto& line) { return line.find(part) != std::string::npos; }));
}

Evening::Evening() : folder_(make_folder()) {}

Evening::~Evening() {
  server_.reset();
  fs::remove_all(folder_);
}

bool Evening::start(const std::vector<std::string>& more) {
  std::vector<std::string> arguments = {program("gridmatesd"), "--listen", "127.0.0.1:" + port_,
                                        "--data", data().string()};
  arguments.insert(arguments.end(), more.begin(), more.end());
  server_ = std::make_unique<support::Process>(std::move(arguments), clean(calendar_),
                                               (folder_ / "log").string());
  const auto line = server_->read_line();
  constexpr std::string_view kSays = "gridmatesd listening on ";
  if (!line || !line->starts_with(kSays)) return false;
  url_ = line->substr(kSays.size());
  const auto colon = url_.rfind(':');
  port_ = url_.substr(colon + 1, url_.rfind('/') - colon - 1);
  return true;
}

void Evening::set_ahead(std::chrono::seconds by) {
  const std::filesystem::path file = folder_ / "ahead";
  std::ofstream(file) << by.count();
  const auto library = std::filesystem::path(GRIDMATES_BINARY_DIR) / "liblater.so";
  calendar_ = {{"GRIDMATES_LATER", file.string()},
               {"LD_PRELOAD", std::filesystem::absolute(library).string()}};
}

std::optional<int> Evening::stop_server() {
  server_->signal(SIGTERM);
  return server_->wait();
}

Ran Evening::command(std::vector<std::string> arguments) const {
  arguments.insert(arguments.end(), {"--server", url_});
  return run(std::move(arguments), {}, {{"XDG_STATE_HOME", (folder_ / "state").string()}});
}

Ran Evening::check() const { return run({"gridmatesd", "check", "--data", data().string()}); }

std::string Evening::log() const { return read_all(folder_ / "log"); }

}  // namespace gridmates::e2e
