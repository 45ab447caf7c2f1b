// Counts the recognised formats of an input. A value; one thread at a time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "client/catalogue/catalogue.h"

namespace gridmates::tools {

// `Format` has the values 0 to `Count` - 1, named by name_of().
template <class Format, std::size_t Count>
class Recognised {
 public:
  void add(Format format) { ++counts_[static_cast<std::size_t>(format)]; }

  // "read 3 sdk, 1 line"; empty without input.
  std::string words() const {
    std::string words;
    for (std::size_t i = 0; i < Count; ++i) {
      if (counts_[i] == 0) continue;
      words += (words.empty() ? "" : ", ") + std::to_string(counts_[i]) + ' ';
      words += name_of(static_cast<Format>(i));
    }
    return words.empty() ? words : tr("read {}", words);
  }

 private:
  std::array<std::uint64_t, Count> counts_{};
};

}  // namespace gridmates::tools
