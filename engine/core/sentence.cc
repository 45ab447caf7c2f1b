#include "engine/core/sentence.h"

#include <utility>

namespace gridmates::core {

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

}  // namespace gridmates::core
