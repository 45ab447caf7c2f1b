#include "server/store/import_puzzles.h"

#include <algorithm>
#include <utility>

#include "server/base/limits.h"
#include "server/store/puzzle_tables.h"
#include "server/store/transaction.h"

namespace gridmates::store {
namespace {

class Importer {
 public:
  Importer(Database& db, std::istream& in, const Import& import)
      : db_(db), lines_(in), import_(import) {}

  Result<ImportCount> run() {
    do {
      const ImportCount before = count_;
      if (Status written = some(); !written) {
        count_ = before;
        return written.error();
      }
      if (import_.progress) import_.progress(count_);
    } while (!at_end_);
    return count_;
  }

 private:
  // One transaction.
  Status some() {
    Result<Transaction> transaction = Transaction::begin(db_);
    if (!transaction) return transaction.error();
    const std::uint64_t until = count_.lines + kPuzzlesAtOnce;
    while (count_.lines < until) {
      const auto line = lines_.next();
      at_end_ = !line.has_value();
      if (at_end_) break;
      ++count_.lines;
      if (Status taken = take(*line); !taken) return taken;
    }
    return transaction->commit();
  }

  Status take(const PuzzleLine& line) {
    if (!line) {
      bad(line.error().reason);
      return core::Ok{};
    }
    const Result<bool> known = has_puzzle(db_, import_.game, *line);
    if (!known) return known.error();
    if (*known) {
      ++count_.duplicates;
      return core::Ok{};
    }
    const PuzzleRead read = import_.read(*line);
    if (!read.problem.empty()) {
      bad(read.problem);
      return core::Ok{};
    }
    ++count_.imported;
    return add_puzzle(db_, {import_.game, import_.pack, 0, *line, read.level, kPuzzleSide});
  }

  void bad(const std::string& reason) {
    ++count_.bad;
    if (import_.problem) import_.problem(lines_.line(), reason);
  }

  Database& db_;
  PuzzleLines lines_;
  const Import& import_;
  ImportCount count_;
  bool at_end_ = false;
};

bool fits_pack_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
}

}  // namespace

Result<ImportCount> import_puzzles(Database& db, std::istream& in, const Import& import) {
  return Importer(db, in, import).run();
}

bool is_pack_name(std::string_view name) {
  if (name.empty() || name.size() > limits::kPackNameBytes) return false;
  for (const char c : name) {
    if (!fits_pack_name(c)) return false;
  }
  return true;
}

std::string pack_name_of(const std::filesystem::path& file) {
  std::string name = file.stem().string();
  for (char& c : name) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (!fits_pack_name(c)) c = '-';
  }
  name.resize(std::min<std::size_t>(name.size(), limits::kPackNameBytes));
  return name.empty() ? "imported" : name;
}

}  // namespace gridmates::store
