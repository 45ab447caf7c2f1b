#include "engine/core/refusal.h"

#include <algorithm>
#include <cassert>

namespace gridmates::core {

Refusal refuse(RefusalCode code, Sentence sentence, Parameters parameters) {
  std::string message = filled(sentence.text(), [&parameters](std::string_view name) {
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    assert(found != parameters.end());
    return found == parameters.end() ? std::string() : found->value;
  });
  return {code, std::move(message), sentence.text(), std::move(parameters)};
}

Refusal invalid(Sentence sentence, Parameters parameters) {
  return refuse(RefusalCode::kInvalid, sentence, std::move(parameters));
}

Refusal illegal(Sentence sentence, Parameters parameters) {
  return refuse(RefusalCode::kIllegalMove, sentence, std::move(parameters));
}

Refusal untranslated(std::string message) { return {RefusalCode::kInvalid, std::move(message)}; }

}  // namespace gridmates::core
