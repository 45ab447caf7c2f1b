#include "engine/core/refusal.h"

#include <cassert>
#include <utility>

namespace gridmates::core {

Refusal refuse(RefusalCode code, Sentence sentence, Parameters parameters) {
  auto message = filled_from(sentence.text(), parameters);
  assert(message);
  return {code, std::move(message).value_or(std::string()), sentence.text(), std::move(parameters)};
}

Refusal invalid(Sentence sentence, Parameters parameters) {
  return refuse(RefusalCode::kInvalid, sentence, std::move(parameters));
}

Refusal illegal(Sentence sentence, Parameters parameters) {
  return refuse(RefusalCode::kIllegalMove, sentence, std::move(parameters));
}

Parameter part(std::string_view name, const Refusal& why) {
  if (why.sentence.empty()) return {name, why.message};
  return {name, Statement(Sentence::again(why.sentence), why.parameters)};
}

}  // namespace gridmates::core
