#include "client/tools/minesweeper/verify.h"

#include <optional>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "engine/minesweeper/proof/check.h"
#include "engine/text/json.h"

namespace gridmates::tools::mines {
namespace {

namespace formats = minesweeper::formats;
using formats::FieldFile;
using formats::Problem;

// Why a proof does not hold, and at which step (from 1; nullopt: after the last one, or there is
// none).
struct Wrong {
  std::optional<std::size_t> step;
  std::string why;
};

Answer answer_no(std::size_t line, const Wrong& wrong, bool json) {
  const std::string step = wrong.step ? std::to_string(*wrong.step) : "";
  if (json) {
    return {"{\"line\":" + std::to_string(line) + ",\"holds\":false,\"step\":" +
                (step.empty() ? "null" : step) + ",\"why\":" + text::json_quoted(wrong.why) + "}\n",
            kNo};
  }
  return {at_line(line) + (step.empty() ? "" : "step " + step + ": ") + wrong.why + '\n', kNo};
}

Answer answer_yes(std::size_t line, std::size_t steps, bool json) {
  const std::string number = std::to_string(steps);
  if (json) {
    return {"{\"line\":" + std::to_string(line) + ",\"holds\":true,\"steps\":" + number + "}\n",
            kAllWell};
  }
  return {at_line(line) + "holds, " + number + (steps == 1 ? " step\n" : " steps\n"), kAllWell};
}

std::optional<Wrong> wrong_in(const FieldFile& file) {
  if (!file.proof) return Wrong{{}, "There is no proof."};
  const auto flaw = minesweeper::check(file.field, *file.first, *file.proof);
  if (!flaw) return std::nullopt;
  const bool is_end = flaw->step == file.proof->size();
  if (file.proof->empty()) return Wrong{{}, "There is no proof. " + flaw->why};
  return Wrong{is_end ? std::nullopt : std::optional(flaw->step + 1), flaw->why};
}

}  // namespace

Answered verify_one(const formats::Item& item, bool json) {
  const std::size_t line = item.line;
  if (!item.found && item.found.error().step) {
    const Problem& problem = item.found.error();
    return answer_no(line, {*problem.step + 1, formats::in_words(problem) + '.'}, json);
  }
  if (!item.found) return item.found.error();
  const auto file = formats::field_of(*item.found);
  if (!file) return file.error();
  if (file->proof && !file->first) {
    return formats::problem_at(line, 0,
                               core::Statement("it does not say where the field is opened first"));
  }
  if (const auto wrong = wrong_in(*file)) return answer_no(line, *wrong, json);
  return answer_yes(line, file->proof->size(), json);
}

int run_verify(const VerifyOptions& options) {
  return answer_file(options.input,
                     [&](const formats::Item& item) { return verify_one(item, options.json); });
}

}  // namespace gridmates::tools::mines
