#include "engine/sudoku/explainer/nested.h"

#include "engine/sudoku/explainer/forcing_search.h"
#include "engine/sudoku/explainer/patterns.h"

namespace gridmates::sudoku::explainer {

template <class Capacity>
Nested<Capacity>::Nested(int level) {
  using Inner = ForcingSearch<Capacity>;
  if (level == 2 || level == 3) chains_ = std::make_unique<ChainsAndCycles<Capacity>>();
  if (level == 3) multiple_ = std::make_unique<Inner>(ForcingKind{});
  if (level >= 4) multiple_ = std::make_unique<Inner>(ForcingKind{.dynamic = true});
  if (level >= 5) {
    dynamic_ = std::make_unique<Inner>(ForcingKind{.dynamic = true, .level = level - 3});
  }
  forget_chains();
}

template <class Capacity>
Nested<Capacity>::~Nested() = default;

template <class Capacity>
void Nested<Capacity>::forget_chains() {
  complexities_.assign(1, 0);
  numbers_.clear();
}

template <class Capacity>
bool Nested<Capacity>::deepen(const CandidateGrid<Capacity>& start,
                              const CandidateLinks<Capacity>& links,
                              const CandidateGrid<Capacity>& now, Budget& budget,
                              Consequences& into) {
  const auto shows = [&](auto&& find) {
    found_.clear();
    find();
    return add_all(start, links, into);
  };
  if (shows([&] {
        find_pointing(now, found_);
        find_claiming(now, found_);
      })) {
    return true;
  }
  if (shows([&] { find_hidden_set<Capacity, 2>(now, found_); })) return true;
  if (shows([&] { find_naked_set<Capacity, 2>(now, found_); })) return true;
  if (shows([&] { find_fish<Capacity, 2>(now, found_); })) return true;
  if (chains_ && shows([&] { chains_->find_all(now, budget, found_); })) return true;
  if (multiple_ && shows([&] { multiple_->find_all(now, budget, found_); })) return true;
  return dynamic_ && shows([&] { dynamic_->find_all(now, budget, found_); });
}

template <class Capacity>
bool Nested<Capacity>::add_all(const CandidateGrid<Capacity>& start,
                               const CandidateLinks<Capacity>& links, Consequences& into) {
  bool added = false;
  for (const Deduction& deduction : found_.found()) {
    reasons_.clear();
    for (Candidate c : found_.needs(deduction)) {
      if (start.has(c)) reasons_.push_back(into.find(links.id_of(c), false));
    }
    if (reasons_.empty()) continue;
    const std::uint32_t chain = deduction.complexity != 0 ? number_of(deduction) : 0;
    for (Candidate c : found_.removed(deduction)) {
      const Id id = links.id_of(c);
      if (into.find(id, false) != kNoNode) continue;
      for (NodeNo reason : reasons_) into.because(reason);
      into.add(id, false, kNowhere, chain);
      added = true;
    }
  }
  return added;
}

template <class Capacity>
std::uint32_t Nested<Capacity>::number_of(const Deduction& deduction) {
  const auto fresh = static_cast<std::uint32_t>(complexities_.size());
  const auto [at, is_fresh] = numbers_.try_emplace(deduction.fingerprint, fresh);
  if (is_fresh) complexities_.push_back(deduction.complexity);
  return at->second;
}

template class Nested<Nine>;
template class Nested<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
