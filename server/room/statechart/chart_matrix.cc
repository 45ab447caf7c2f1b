#include "server/room/statechart/chart_matrix.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "server/room/statechart/names.h"
#include "server/room/statechart/transition_sample.h"

namespace gridmates::room {
namespace {

// The outcomes of a command in a state, one line each.
struct Cell {
  bool allowed = false;  // for somebody
  std::string text;
};

using Row = std::map<std::string_view, Cell>;  // by command

bool is_refusal(const std::string& outcome) { return outcome.starts_with("refused"); }

Cell cell_of(const Outcomes& outcomes) {
  const auto guards = find_guards(outcomes, command_conditions());
  Cell cell;
  for (const bool refusals : {false, true}) {
    for (const auto& [outcome, guard] : guards) {
      if (is_refusal(outcome) != refusals) continue;
      if (!refusals) cell.allowed = true;
      const std::string when = text_of(guard);
      cell.text += "    " + outcome + (when.empty() ? "" : "  [" + when + "]") + "\n";
    }
  }
  return cell;
}

Row row_of(Leaf leaf, const Exploration& exploration) {
  Row row;
  for (const auto& [command, outcomes] : exploration.commands.at(leaf)) {
    row[command] = cell_of(outcomes);
  }
  return row;
}

std::string text_of(const Row& row) {
  std::string text;
  for (const auto& [command, cell] : row) text += "  " + std::string(command) + "\n" + cell.text;
  return text;
}

struct Section {
  std::string title;  // the names of its leaves
  Row row;
  std::string text;
};

std::vector<Section> sections_of(const Exploration& exploration) {
  std::vector<Section> sections;
  for (std::size_t i = 0; i < kLeaves; ++i) {
    const auto leaf = static_cast<Leaf>(i);
    const std::string parent(parent_of(leaf));
    const std::string name = (parent.empty() ? "" : parent + ".") + std::string(name_of(leaf));
    const Row row = row_of(leaf, exploration);
    const std::string text = text_of(row);
    const auto same = std::find_if(sections.begin(), sections.end(),
                                   [&text](const Section& one) { return one.text == text; });
    if (same == sections.end()) {
      sections.push_back({name, row, text});
    } else {
      same->title += ", " + name;
    }
  }
  return sections;
}

}  // namespace

std::string matrix_of(const Exploration& exploration) {
  const auto sections = sections_of(exploration);
  std::string text = "May anybody give this command in these states?\n\n";
  for (std::size_t i = 0; i < sections.size(); ++i) {
    text += "  " + std::to_string(i + 1) + " " + sections[i].title + "\n";
  }
  text += "\n            ";
  for (std::size_t i = 0; i < sections.size(); ++i) text += " " + std::to_string(i + 1);
  text += "\n";
  for (const auto& [command, cell] : sections.front().row) {
    text += "  " + std::string(command) + std::string(10 - command.size(), ' ');
    for (const Section& section : sections) text += section.row.at(command).allowed ? " +" : " .";
    text += "\n";
  }
  text += "\nWhat each leads to [when]; an arrow names the state that follows, if it is another.\n";
  for (const Section& section : sections) text += "\n" + section.title + "\n" + section.text;
  return text;
}

}  // namespace gridmates::room
