#include "client/tools/sudoku/print.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"
#include "client/games/sudoku/printing/drawing.h"
#include "client/tools/batch/in_order.h"
#include "client/tools/sudoku/answers.h"
#include "engine/sudoku/explainer/rating.h"

namespace gridmates::tools {
namespace {

using printing::Paper;
using printing::Sheet;

Sheet sheet_of(const sudoku::formats::Puzzle& puzzle) {
  OnlySolution solution = only_solution(puzzle);
  Sheet sheet{puzzle, std::move(solution.digits), ""};
  if (!sheet.solution) {
    sheet.caption = solution.word == "none"   ? tr("no solution")
                    : solution.word == "many" ? tr("several solutions")
                                              : solution.word;
    return sheet;
  }
  const sudoku::Grade grade = sudoku::grade(puzzle.shape, puzzle.givens);
  if (grade.decided && grade.solved) {
    sheet.caption =
        std::string(name_of(sudoku::level_of(grade.er))) + ", " + sudoku::in_words(grade.er);
  }
  return sheet;
}

struct Collected {
  std::vector<Sheet> sheets;
  int status = kAllWell;
  std::string recognised;
};

// The puzzles in order, graded on all cores.
Collected collect(const PrintOptions& options) {
  struct Part {
    std::vector<Sheet> sheets;
    std::vector<std::string> complaints;
  };
  Input input(options.input);
  Collected all;
  const auto work = [&input](const Input::Items& items) {
    Part part;
    for (const auto& item : items) {
      if (item.read) {
        part.sheets.push_back(sheet_of(item.read.value()));
      } else {
        part.complaints.push_back(input.words_of(item.read.error()));
      }
    }
    return part;
  };
  const auto take = [&all](Part part) {
    for (const auto& words : part.complaints) all.status = client::complain(words, kUnreadable);
    for (Sheet& sheet : part.sheets) {
      if (!sheet.solution) all.status = std::max(all.status, kNo);
      all.sheets.push_back(std::move(sheet));
    }
    return all.sheets.size() <= kMostPrinted;
  };
  in_order(options.jobs, [&] { return input.next(8); }, work, take);
  if (all.sheets.size() > kMostPrinted) {
    all.sheets.resize(kMostPrinted);
    all.status =
        client::complain(tr("only the first {} puzzles are printed", kMostPrinted), kUnreadable);
  }
  if (!input.failure().empty()) all.status = client::complain(input.failure(), kCannotRead);
  all.recognised = input.recognised();
  return all;
}

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

}  // namespace

int run_print(const PrintOptions& options) {
  const bool is_standard = options.out == "-";
  if (is_standard && ::isatty(STDOUT_FILENO) == 1) {
    return client::complain(
        tr("a PDF cannot be shown in a terminal; use --out FILE.pdf, FILE.svg or FILE.png"),
        kUnreadable);
  }
  const Collected all = collect(options);
  if (all.status == kCannotRead) return all.status;
  if (all.sheets.empty()) return client::complain(tr("there is no puzzle to print"), kUnreadable);
  const Paper paper = printing::paper_named(options.out).value_or(Paper::kPdf);
  const std::size_t pages = printing::pages_for(all.sheets.size(), options.per_page);
  if (paper == Paper::kPng && pages > printing::kMostPngPages) {
    return client::complain(tr("a PNG has {} pages at most, and these are {}: use a PDF",
                               printing::kMostPngPages, pages),
                            kUnreadable);
  }
  const std::unique_ptr<std::FILE, Close> file(is_standard ? nullptr
                                                           : std::fopen(options.out.c_str(), "wb"));
  std::FILE* const out = is_standard ? stdout : file.get();
  const auto write = [out](std::string_view bytes) {
    return std::fwrite(bytes.data(), 1, bytes.size(), out) == bytes.size();
  };
  if (out != nullptr && printing::draw_pages(all.sheets, options.per_page, paper, write) &&
      std::fflush(out) == 0) {
    return client::complain(all.recognised, all.status);
  }
  return client::complain(tr("cannot write to {}",
                             is_standard ? tr("standard output") : client::printable(options.out)),
                          kCannotRead);
}

}  // namespace gridmates::tools
