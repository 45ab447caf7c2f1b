// Questions to the store whose answers are values: asked of the reader, or found while the writer
// writes. Answers come on the store's threads.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "server/base/log.h"
#include "server/ports/done.h"
#include "server/store/reader.h"
#include "server/store/writer.h"

namespace gridmates::store {

// What a row takes beside its events: keys, hashes, its places in indexes.
inline constexpr std::size_t kRowBytes = 128;

// Answers with what `ask` finds on the reader's thread, nullopt when it cannot be read now.
template <class T>
void look_up(Reader& reader, std::function<Result<T>(Database&)> ask,
             ports::Done<std::optional<T>> done) {
  reader.post([ask = std::move(ask), done = std::move(done)](Database* db) {
    if (!db) return done(std::nullopt);
    Result<T> found = ask(*db);
    if (!found) {
      log::error("store: a read failed", {{"error", found.error().message}});
      return done(std::nullopt);
    }
    done(*std::move(found));
  });
}

// A job whose answer is a value that it finds while it writes.
template <class T>
Job finding(std::function<Result<T>(Database&)> write,
            std::function<void(Outcome, std::optional<T>)> answer) {
  const auto found = std::make_shared<std::optional<T>>();
  return {kRowBytes,
          [write = std::move(write), found](Database& db) -> Result<bool> {
            Result<T> result = write(db);
            if (!result) return result.error();
            *found = *std::move(result);
            return true;
          },
          [answer = std::move(answer), found](Outcome outcome) {
            answer(outcome, outcome == Outcome::kCommitted ? std::move(*found) : std::nullopt);
          }};
}

}  // namespace gridmates::store
