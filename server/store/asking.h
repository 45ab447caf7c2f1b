// Store requests that return a value: queries on the reader's thread, and writer jobs that produce
// a value. Callbacks run on the store's threads.
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

// The bytes of a row besides its events: keys, hashes, index entries.
inline constexpr std::size_t kRowBytes = 128;

// Runs `ask` on the reader's thread and passes its result to `done`; nullopt if the read fails.
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

// A job whose `write` also produces a value; `answer` gets it if the job was committed.
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
