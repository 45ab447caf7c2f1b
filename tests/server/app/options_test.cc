#include "server/app/options.h"

#include <gmock/gmock.h>

#include <fstream>
#include <map>

namespace gridmates::app {
namespace {

using testing::HasSubstr;

using Variables = std::map<std::string, std::string>;

std::variant<Invocation, Ended> read(std::vector<std::string> arguments,
                                     const Variables& variables = {}) {
  const Environment environment = [&](const std::string& name) -> std::optional<std::string> {
    const auto found = variables.find(name);
    return found == variables.end() ? std::nullopt : std::optional(found->second);
  };
  return read_options(std::move(arguments), environment, "1.2.3");
}

Invocation good(std::vector<std::string> arguments, const Variables& variables = {}) {
  auto result = read(std::move(arguments), variables);
  if (const Ended* ended = std::get_if<Ended>(&result)) {
    ADD_FAILURE() << ended->err;
    return {};
  }
  return std::get<Invocation>(result);
}

Ended bad(std::vector<std::string> arguments, const Variables& variables = {}) {
  auto result = read(std::move(arguments), variables);
  if (std::holds_alternative<Invocation>(result)) {
    ADD_FAILURE() << "was taken";
    return {};
  }
  return std::get<Ended>(result);
}

// A config file that is removed with the test.
class ConfigFile {
 public:
  explicit ConfigFile(const std::string& text)
      : path_(testing::TempDir() + "gridmates_options_test.toml") {
    std::ofstream(path_) << text;
  }
  ~ConfigFile() { std::remove(path_.c_str()); }
  ConfigFile(const ConfigFile&) = delete;
  ConfigFile& operator=(const ConfigFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

TEST(Options, HaveDefaults) {
  const Invocation invocation = good({});
  EXPECT_TRUE(std::holds_alternative<Serve>(invocation.task));
  EXPECT_EQ(invocation.config.host, "127.0.0.1");
  EXPECT_EQ(invocation.config.port, 7777);
  EXPECT_EQ(invocation.config.data, "./data");
  EXPECT_GE(invocation.config.threads, 1U);
  EXPECT_EQ(invocation.config.log_level, log::Level::kInfo);
  EXPECT_EQ(invocation.config.log_format, log::Format::kText);
}

TEST(Options, FlagCountsBeforeEnvironmentBeforeFileBeforeDefault) {
  const ConfigFile file("data = \"from-file\"\nlisten = \"127.0.0.1:1\"\nlog-level = \"debug\"\n");
  const Variables variables = {{"GRIDMATES_CONFIG", file.path()},
                               {"GRIDMATES_DATA", "from-environment"},
                               {"GRIDMATES_LISTEN", "127.0.0.1:2"}};
  const Invocation invocation = good({"--listen", "127.0.0.1:3"}, variables);
  EXPECT_EQ(invocation.config.port, 3);
  EXPECT_EQ(invocation.config.data, "from-environment");
  EXPECT_EQ(invocation.config.log_level, log::Level::kDebug);
  EXPECT_EQ(invocation.config.log_format, log::Format::kText);
}

TEST(Options, AnUnknownOneInTheFileIsNamedWithTheFile) {
  const ConfigFile file("nonsense = 1\n");
  const Ended ended = bad({"--config", file.path()});
  EXPECT_EQ(ended.status, 2);
  EXPECT_THAT(ended.err,
              testing::HasSubstr("in " + file.path() + ", line 1: there is no option nonsense"));
  EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1);
}

TEST(Options, OnesThatAreGivenTwiceAreNamed) {
  EXPECT_THAT(bad({"--threads", "1", "--threads=2"}).err,
              testing::StartsWith("gridmatesd: --threads is given 2 times"));
  const ConfigFile file("threads = 1\ndata = \"d\"\nthreads = 2\n");
  EXPECT_THAT(
      bad({"--config", file.path()}).err,
      testing::HasSubstr("in " + file.path() + ": threads is given twice, in lines 1 and 3"));
}

TEST(Options, ASectionInTheFileIsNamed) {
  const ConfigFile file("[server]\nthreads = 1\n");
  EXPECT_THAT(bad({"--config", file.path()}).err,
              testing::HasSubstr("sections cannot be used here: [server]"));
}

TEST(Options, AllStandInTheEnvironmentToo) {
  const Config config = good({}, {{"GRIDMATES_DATA", "d"},
                                  {"GRIDMATES_LISTEN", "[::1]:0"},
                                  {"GRIDMATES_THREADS", "3"},
                                  {"GRIDMATES_LOG_LEVEL", "off"},
                                  {"GRIDMATES_LOG_FORMAT", "json"}})
                            .config;
  EXPECT_EQ(config.data, "d");
  EXPECT_EQ(config.host, "::1");
  EXPECT_EQ(config.port, 0);
  EXPECT_EQ(config.threads, 3U);
  EXPECT_EQ(config.log_level, log::Level::kOff);
  EXPECT_EQ(config.log_format, log::Format::kJson);
}

TEST(Options, AnEmptyVariableIsNone) {
  EXPECT_EQ(good({}, {{"GRIDMATES_LISTEN", ""}}).config.port, 7777);
}

TEST(Options, NameTheTask) {
  EXPECT_TRUE(std::holds_alternative<Serve>(good({"serve"}).task));
  EXPECT_TRUE(std::holds_alternative<Migrate>(good({"migrate"}).task));
  const Invocation check = good({"check", "--data", "elsewhere"});
  EXPECT_TRUE(std::holds_alternative<Check>(check.task));
  EXPECT_EQ(check.config.data, "elsewhere");
  const Invocation chart = good({"statechart", "--format", "scxml"});
  EXPECT_EQ(std::get<PrintStatechart>(chart.task).format, room::ChartFormat::kScxml);
}

TEST(Options, ThePuzzlesHaveAFileAndPerhapsAPack) {
  const auto named =
      std::get<ImportPuzzles>(good({"import-puzzles", "a/easy.txt", "--pack", "mine"}).task);
  EXPECT_EQ(named.file, "a/easy.txt");
  EXPECT_EQ(named.pack, "mine");
  const auto standard_input = std::get<ImportPuzzles>(good({"import-puzzles", "-"}).task);
  EXPECT_EQ(standard_input.file, "-");
  EXPECT_EQ(standard_input.pack, "");
}

TEST(Options, WrongUsageIsOneLineAndTwo) {
  const std::vector<std::vector<std::string>> wrong = {{"--nonsense"},
                                                       {"dance"},
                                                       {"--listen", "7777"},
                                                       {"--listen", "localhost:7777"},
                                                       {"--listen", "::1:1"},
                                                       {"--listen", "127.0.0.1:70000"},
                                                       {"--listen", ""},
                                                       {"--data", ""},
                                                       {"--threads", "0"},
                                                       {"--threads", "many"},
                                                       {"--computer-pace", "1001"},
                                                       {"--log-level", "loud"},
                                                       {"--log-format", "xml"},
                                                       {"import-puzzles"},
                                                       {"check", "migrate"},
                                                       {"statechart", "--format", "poem"},
                                                       {"--config", "there-is-no-such-file"}};
  for (const auto& arguments : wrong) {
    const Ended ended = bad(arguments);
    EXPECT_EQ(ended.status, 2) << testing::PrintToString(arguments);
    EXPECT_EQ(ended.out, "");
    EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1) << ended.err;
    EXPECT_THAT(ended.err, testing::StartsWith("gridmatesd: "));
  }
}

TEST(Options, WrongEnvironmentAndWrongFileAreWrongUsage) {
  EXPECT_EQ(bad({}, {{"GRIDMATES_THREADS", "many"}}).status, 2);
  const ConfigFile unknown("colour = \"blue\"\n");
  const Ended ended = bad({"--config", unknown.path()});
  EXPECT_EQ(ended.status, 2);
  EXPECT_THAT(ended.err, HasSubstr("colour"));
  const ConfigFile wrong("log-level = \"loud\"\n");
  EXPECT_EQ(bad({"--config", wrong.path()}).status, 2);
}

TEST(Options, HelpAndVersionGoToStandardOutput) {
  const Ended help = bad({"--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_THAT(help.out, testing::AllOf(HasSubstr("--listen"), HasSubstr("import-puzzles"),
                                       HasSubstr("check")));
  EXPECT_EQ(help.err, "");
  const Ended command_help = bad({"import-puzzles", "--help"});
  EXPECT_EQ(command_help.status, 0);
  EXPECT_THAT(command_help.out, HasSubstr("--pack"));
  const Ended version = bad({"--version"});
  EXPECT_EQ(version.status, 0);
  EXPECT_EQ(version.out, "gridmatesd 1.2.3\n");
}

}  // namespace
}  // namespace gridmates::app
