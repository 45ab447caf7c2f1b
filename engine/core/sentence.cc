#include "engine/core/sentence.h"

#include <utility>

namespace gridmates::core {
namespace {

void add_plain(const Parameters& parameters, const std::string& before,
               std::vector<PlainParameter>& out) {
  for (const Parameter& one : parameters) {
    const std::string name = before + std::string(one.name);
    out.push_back({name, one.value});
    if (one.said == nullptr) continue;
    out.push_back({name + ".sentence", std::string(one.said->sentence.text())});
    add_plain(one.said->parameters, name + ".", out);
  }
}

}  // namespace

Parameter::Parameter(std::string_view called, const Statement& stands_for)
    : name(called), value(stands_for.text()), said(std::make_shared<const Statement>(stands_for)) {}

std::optional<std::string> filled_from(std::string_view sentence, const Parameters& parameters) {
  bool has_all = true;
  std::string out = filled(sentence, [&](std::string_view name) -> std::string_view {
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    has_all = has_all && found != parameters.end();
    return found == parameters.end() ? std::string_view() : found->value;
  });
  return has_all ? std::optional(std::move(out)) : std::nullopt;
}

std::string Statement::text() const {
  return filled_from(sentence.text(), parameters).value_or(std::string(sentence.text()));
}

std::vector<PlainParameter> plain(const Parameters& parameters) {
  std::vector<PlainParameter> out;
  add_plain(parameters, "", out);
  return out;
}

}  // namespace gridmates::core
