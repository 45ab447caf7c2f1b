#include "engine/sudoku/formats/lz_string.h"

#include <cstdint>
#include <vector>

#include "engine/text/utf8.h"

namespace gridmates::sudoku::formats {
namespace {

// The first codes; all others are numbers of entries.
enum Code : std::uint32_t { kNewByte, kNewUnit, kEnd, kFirstEntry };

std::optional<std::uint32_t> value_of(char c) {
  if (c >= 'A' && c <= 'Z') return static_cast<std::uint32_t>(c - 'A');
  if (c >= 'a' && c <= 'z') return static_cast<std::uint32_t>(c - 'a' + 26);
  if (c >= '0' && c <= '9') return static_cast<std::uint32_t>(c - '0' + 52);
  if (c == '+' || c == ' ') return 62;
  if (c == '/' || c == '-') return 63;
  return std::nullopt;
}

// The base64 characters as numbers; nullopt for an invalid one. = ends them.
std::optional<std::vector<std::uint32_t>> values_in(std::string_view text) {
  std::vector<std::uint32_t> values;
  while (!text.empty() && !text.starts_with('=') && !text.starts_with("%3D")) {
    char c = text.front();
    std::size_t length = 1;
    if (text.starts_with("%2B") || text.starts_with("%2F")) {
      c = text[2] == 'B' ? '+' : '/';
      length = 3;
    }
    const auto value = value_of(c);
    if (!value) return std::nullopt;
    values.push_back(*value);
    text.remove_prefix(length);
  }
  return values;
}

class Inflating {
 public:
  explicit Inflating(std::vector<std::uint32_t> values) : values_(std::move(values)) {}

  // Every entry is a piece of the previous output: the text of one code and the unit after it.
  std::optional<std::u16string> run() {
    std::optional<Piece> last;
    for (;;) {
      const std::uint32_t code = bits(width_);
      if (is_over_) return std::nullopt;
      if (code == kEnd) return std::move(out_);
      const std::optional<Piece> piece =
          code < kEnd ? Piece{out_.size(), 0} : entry(code - kFirstEntry, last);
      if (!piece || out_.size() + piece->size >= kMaxInflatedUnits) return std::nullopt;
      const std::size_t begin = out_.size();
      if (code < kEnd) {
        entries_.push_back({begin, 1});
        count_code();
        out_ += static_cast<char16_t>(bits(code == kNewByte ? 8 : 16));
      }
      for (std::size_t i = 0; i < piece->size; ++i) out_ += out_[piece->begin + i];
      if (last) {
        entries_.push_back({last->begin, last->size + 1});
        count_code();
      }
      last = Piece{begin, out_.size() - begin};
      if (!is_begun_) begin_codes();
    }
  }

 private:
  struct Piece {
    std::size_t begin = 0;
    std::size_t size = 0;
  };

  // The entry being defined begins with the last text and ends with its first unit.
  std::optional<Piece> entry(std::size_t number, const std::optional<Piece>& last) const {
    if (number < entries_.size()) return entries_[number];
    if (!last || number != entries_.size()) return std::nullopt;
    return Piece{last->begin, last->size + 1};
  }

  // The first code has two bits, the following ones three; and one more whenever they run out.
  void begin_codes() {
    is_begun_ = true;
    width_ = 3;
    codes_left_ = 4;
  }
  void count_code() {
    if (!is_begun_ || --codes_left_ != 0) return;
    codes_left_ = std::uint32_t{1} << width_;
    ++width_;
  }

  // The next bits, the lowest first.
  std::uint32_t bits(unsigned count) {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < count; ++i) {
      if (at_ / 6 >= values_.size()) is_over_ = true;
      if (is_over_) return 0;
      value |= (values_[at_ / 6] >> (5 - at_ % 6) & 1) << i;
      ++at_;
    }
    return value;
  }

  std::vector<std::uint32_t> values_;
  std::size_t at_ = 0;  // bits taken
  bool is_over_ = false;
  bool is_begun_ = false;
  unsigned width_ = 2;
  std::uint32_t codes_left_ = 0;
  std::vector<Piece> entries_;
  std::u16string out_;
};

std::string utf8_of(std::u16string_view units) {
  std::string text;
  for (std::size_t i = 0; i < units.size(); ++i) {
    char32_t c = units[i];
    const bool is_high = c >= 0xD800 && c < 0xDC00;
    if (is_high && i + 1 < units.size() && units[i + 1] >= 0xDC00 && units[i + 1] < 0xE000) {
      c = 0x10000 + ((c - 0xD800) << 10) + (units[++i] - 0xDC00U);
    }
    text::append_utf8(text, c);
  }
  return text;
}

}  // namespace

std::optional<std::string> lz_inflated(std::string_view base64) {
  auto values = values_in(base64);
  if (!values) return std::nullopt;
  const auto units = Inflating(*std::move(values)).run();
  return units ? std::optional(utf8_of(*units)) : std::nullopt;
}

}  // namespace gridmates::sudoku::formats
