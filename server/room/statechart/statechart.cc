#include "server/room/statechart/statechart.h"

#include "server/room/statechart/chart.h"
#include "server/room/statechart/chart_matrix.h"

namespace gridmates::room {
namespace {

std::string indent(std::size_t depth) { return std::string(2 * depth, ' '); }

// SCXML

std::string condition_of(const std::optional<Guard>& guard) {
  if (!guard) return "?";
  std::string text;
  for (const Literals& literals : *guard) {
    if (&literals != &guard->front()) text += " || ";
    for (const Literal& literal : literals) {
      if (&literal != &literals.front()) text += " &amp;&amp; ";
      text += literal.negated ? "!_event.data." : "_event.data.";
      text += literal.condition;
    }
  }
  return text;
}

std::string scxml_of(const Transition& transition) {
  std::string text = "<transition event=\"" + transition.event + '"';
  const std::string condition = condition_of(transition.guard);
  if (!condition.empty()) text += " cond=\"" + condition + '"';
  if (!transition.target.empty()) text += " target=\"" + transition.target + '"';
  return text + "/>\n";
}

std::string scxml_of(const ChartState& state, std::size_t depth) {
  if (state.transitions.empty() && state.children.empty()) {
    // Only a closed room is final; after a finished match the room goes on.
    const std::string element = depth == 1 ? "<final" : "<state";
    return indent(depth) + element + " id=\"" + state.id + "\"/>\n";
  }
  std::string text = indent(depth) + "<state id=\"" + state.id + "\">\n";
  for (const ChartState& child : state.children) text += scxml_of(child, depth + 1);
  for (const Transition& one : state.transitions) text += indent(depth + 1) + scxml_of(one);
  return text + indent(depth) + "</state>\n";
}

std::string scxml_of(const std::vector<ChartState>& chart) {
  std::string text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\" name=\"room\" "
      "datamodel=\"ecmascript\" initial=\"" +
      chart.front().id + "\">\n";
  for (const ChartState& state : chart) text += scxml_of(state, 1);
  return text + "</scxml>\n";
}

// Mermaid: only transitions to other states; the other formats have all of them.

std::string mermaid_transitions(const ChartState& state, std::size_t depth) {
  std::string text;
  for (const Transition& one : state.transitions) {
    if (one.target.empty()) continue;
    text += indent(depth) + state.id + " --> " + one.target + " : " + one.event;
    const std::string guard = text_of(one.guard);
    text += guard.empty() ? "\n" : " [" + guard + "]\n";
  }
  for (const ChartState& child : state.children) text += mermaid_transitions(child, depth);
  return text;
}

std::string mermaid_of(const std::vector<ChartState>& chart) {
  std::string text = "stateDiagram-v2\n  [*] --> " + chart.front().id + "\n";
  for (const ChartState& state : chart) {
    if (state.children.empty()) {
      text += indent(1) + "state " + state.id + "\n";
      continue;
    }
    text += indent(1) + "state " + state.id + " {\n";
    for (const ChartState& child : state.children) text += indent(2) + "state " + child.id + "\n";
    text += indent(1) + "}\n";
  }
  for (const ChartState& state : chart) text += mermaid_transitions(state, 1);
  return text + "  closed --> [*]\n";
}

}  // namespace

std::string statechart(ChartFormat format) {
  switch (format) {
    case ChartFormat::kMatrix:
      return matrix_of(explored());
    case ChartFormat::kMermaid:
      return mermaid_of(make_chart(explored()));
    case ChartFormat::kScxml:
      break;
  }
  return scxml_of(make_chart(explored()));
}

}  // namespace gridmates::room
