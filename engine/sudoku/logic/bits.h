// A set of the numbers 0 to N-1, implemented with machine words. Plain value; any thread.
//
// It has what std::bitset lacks and every technique needs: iteration over the members, "a but not
// b", "is a subset of b".
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace gridmates::sudoku {

template <std::size_t N>
class Bits {
 public:
  constexpr Bits() = default;

  constexpr bool has(std::size_t i) const { return (words_[i / 64] >> (i % 64) & 1) != 0; }
  constexpr void add(std::size_t i) { words_[i / 64] |= std::uint64_t{1} << (i % 64); }
  constexpr void remove(std::size_t i) { words_[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }

  constexpr bool any() const {
    for (std::uint64_t word : words_) {
      if (word != 0) return true;
    }
    return false;
  }
  constexpr bool none() const { return !any(); }
  constexpr int count() const {
    int n = 0;
    for (std::uint64_t word : words_) n += std::popcount(word);
    return n;
  }
  // The smallest member; N if the set is empty.
  constexpr std::size_t first() const {
    for (std::size_t w = 0; w < kWords; ++w) {
      if (words_[w] != 0) return 64 * w + static_cast<std::size_t>(std::countr_zero(words_[w]));
    }
    return N;
  }
  constexpr bool is_part_of(const Bits& other) const { return without(other).none(); }
  constexpr bool meets(const Bits& other) const { return (*this & other).any(); }

  constexpr Bits without(const Bits& other) const {
    Bits out;
    for (std::size_t w = 0; w < kWords; ++w) out.words_[w] = words_[w] & ~other.words_[w];
    return out;
  }
  constexpr Bits& operator&=(const Bits& other) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] &= other.words_[w];
    return *this;
  }
  constexpr Bits& operator|=(const Bits& other) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] |= other.words_[w];
    return *this;
  }
  friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
  friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
  friend constexpr bool operator==(const Bits&, const Bits&) = default;
  friend constexpr auto operator<=>(const Bits&, const Bits&) = default;

  // The members, ascending: for (std::size_t cell : set).
  class Iterator {
   public:
    constexpr Iterator(const Bits* of, std::size_t word) : of_(of), word_(word) { skip(); }
    constexpr std::size_t operator*() const {
      return 64 * word_ + static_cast<std::size_t>(std::countr_zero(left_));
    }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      if (left_ == 0) {
        ++word_;
        skip();
      }
      return *this;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.word_ == b.word_ && a.left_ == b.left_;
    }

   private:
    constexpr void skip() {
      while (word_ < kWords && of_->words_[word_] == 0) ++word_;
      left_ = word_ < kWords ? of_->words_[word_] : 0;
    }
    const Bits* of_;
    std::size_t word_;
    std::uint64_t left_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(this, 0); }
  constexpr Iterator end() const { return Iterator(this, kWords); }

 private:
  static constexpr std::size_t kWords = (N + 63) / 64;
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace gridmates::sudoku
