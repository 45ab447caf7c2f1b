// The state chart against a golden table, and against matches of real games.
// GRIDMATES_UPDATE_GOLDEN=1 writes the golden files anew, for review as a diff.
// scripts/check-statechart drives the chart with traces.txt in a third-party interpreter of SCXML.
#include "server/room/statechart/statechart.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/room/room.h"
#include "server/room/statechart/chart.h"
#include "server/room/statechart/chart_line.h"
#include "server/room/statechart/chart_matrix.h"
#include "server/room/statechart/guard_oracle.h"
#include "server/room/statechart/names.h"
#include "tests/server/room/room_fixture.h"
#include "tests/server/room/statechart/traces.h"

namespace gridmates::room {
namespace {

using testing::HasSubstr;
using testing::Not;

void expect_golden(const std::string& name, const std::string& now) {
  const std::string path =
      std::string(GRIDMATES_SOURCE_DIR) + "/tests/server/room/statechart/" + name;
  if (std::getenv("GRIDMATES_UPDATE_GOLDEN") != nullptr) std::ofstream(path) << now;
  std::ifstream file(path);
  std::stringstream golden;
  golden << file.rdbuf();
  EXPECT_EQ(golden.str(), now) << name << ": GRIDMATES_UPDATE_GOLDEN=1 writes it anew";
}

TEST(Statechart, TheMatrixIsTheGoldenOne) {
  const std::string matrix = matrix_of(explored());
  EXPECT_THAT(matrix, Not(HasSubstr("[?]"))) << "conditions that do not tell outcomes apart";
  expect_golden("statechart_matrix.txt", matrix);
}

TEST(Statechart, PrintsEveryFormat) {
  const std::string mermaid = statechart(ChartFormat::kMermaid);
  EXPECT_TRUE(mermaid.starts_with("stateDiagram-v2\n"));
  EXPECT_THAT(mermaid, HasSubstr("waiting --> first_to_move : match_started [first_next]"));
  const std::string scxml = statechart(ChartFormat::kScxml);
  for (std::size_t i = 0; i < kLeaves; ++i) {
    const std::string id = "id=\"" + std::string(name_of(static_cast<Leaf>(i))) + "\"";
    EXPECT_THAT(scxml, HasSubstr(id));
  }
  EXPECT_THAT(scxml, HasSubstr("<state id=\"playing\">"));
  EXPECT_THAT(scxml, HasSubstr("<state id=\"finished\">"));
  EXPECT_THAT(scxml, Not(HasSubstr("\"?\"")));
}

// Runs the chart like an interpreter.
class Runner {
 public:
  Runner() : chart_(make_chart(explored())) {}
  const std::string& state() const { return state_; }

  // The number of transitions enabled by the event at the innermost level; takes the first.
  std::size_t send(std::string_view event, const HeldSet& held) {
    for (const ChartState* level : levels()) {
      std::vector<const Transition*> enabled;
      for (const Transition& one : level->transitions) {
        if (one.event == event && holds(*one.guard, held)) enabled.push_back(&one);
      }
      if (enabled.empty()) continue;
      if (!enabled.front()->target.empty()) state_ = enabled.front()->target;
      return enabled.size();
    }
    return 0;
  }

 private:
  // The state, then its parent.
  std::vector<const ChartState*> levels() const {
    for (const ChartState& top : chart_) {
      if (top.id == state_) return {&top};
      for (const ChartState& child : top.children) {
        if (child.id == state_) return {&child, &top};
      }
    }
    return {};
  }

  static bool holds(const Guard& guard, const HeldSet& held) {
    const auto names = event_conditions();
    const auto holds_one = [&](const Literal& literal) {
      const auto at = std::find(names.begin(), names.end(), literal.condition) - names.begin();
      return held[static_cast<std::size_t>(at)] != literal.negated;
    };
    return std::any_of(guard.begin(), guard.end(), [&](const Literals& all) {
      return std::all_of(all.begin(), all.end(), holds_one);
    });
  }

  std::vector<ChartState> chart_;
  std::string state_ = "waiting";
};

constexpr std::size_t kOpeningEvents = 5;  // after them the room is waiting

// The lines that drive the chart through this journal.
std::string lines_of(const Trace& trace) {
  Room room(test_games());
  GuardOracle oracle(test_games());
  std::string lines = "# " + trace.name + "\n";
  for (const Event& event : trace.journal) {
    EXPECT_TRUE(room.evolve(event));
    const auto held = oracle.see(event);
    if (event.seq.value <= kOpeningEvents) continue;
    lines += chart_line(event, held, name_of(room.leaf())) + "\n";
  }
  return lines;
}

TEST(Statechart, RealMatchesMoveItAsTheyMoveTheMachine) {
  for (const Trace& trace : real_matches()) {
    Runner runner;
    Room room(test_games());
    GuardOracle oracle(test_games());
    for (const Event& event : trace.journal) {
      ASSERT_TRUE(room.evolve(event));
      const auto held = oracle.see(event);
      if (event.seq.value <= kOpeningEvents) continue;
      EXPECT_EQ(runner.send(name_of(event.what), held), 1u) << trace.name << event.seq.value;
      EXPECT_EQ(runner.state(), name_of(room.leaf())) << trace.name << event.seq.value;
    }
  }
}

TEST(Statechart, ItDoesNotFollowAMatchThatCannotBe) {
  Runner runner;
  EXPECT_EQ(runner.send("match_paused", {}), 0u);
  EXPECT_EQ(runner.send("moved", ~HeldSet()), 0u);
  EXPECT_EQ(runner.state(), "waiting");
}

TEST(Statechart, TheTracesAreTheGoldenOnes) {
  std::string lines;
  for (const Trace& trace : real_matches()) lines += lines_of(trace);
  expect_golden("traces.txt", lines);
}

TEST(Guards, AreTheShortestThatTellOutcomesApart) {
  constexpr std::string_view kNames[] = {"a", "b", "c"};
  const Outcomes outcomes = {{"yes", {0b001, 0b101}}, {"no", {0b010, 0b011}}, {"other", {0b100}}};
  const auto guards = find_guards(outcomes, kNames);
  EXPECT_EQ(text_of(guards.at("yes")), "a, !b");
  EXPECT_EQ(text_of(guards.at("no")), "b");
  EXPECT_EQ(text_of(guards.at("other")), "!a, c");
}

TEST(Guards, CanBeAlternatives) {
  constexpr std::string_view kNames[] = {"a", "b"};
  const auto guards = find_guards({{"one", {0b01, 0b10}}, {"none", {0b00}}}, kNames);
  EXPECT_EQ(text_of(guards.at("one")), "a | b");
  EXPECT_EQ(text_of(guards.at("none")), "!a, !b");
}

TEST(Guards, SayWhenConditionsDoNotTell) {
  constexpr std::string_view kNames[] = {"a"};
  const auto guards = find_guards({{"heads", {0b1}}, {"tails", {0b1}}}, kNames);
  EXPECT_EQ(text_of(guards.at("heads")), "?");
}

}  // namespace
}  // namespace gridmates::room
