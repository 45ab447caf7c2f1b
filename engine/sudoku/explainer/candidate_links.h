// How pairs of candidates of a board force each other. One thread at a time.
//
// A weak link: at most one of two candidates stands, because they share a cell, or a unit and the
// digit. A strong link: at least one of them stands, because no other candidate is left there.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/sudoku/explainer/candidate_grid.h"

namespace gridmates::sudoku::explainer {

// A candidate's number on the board: cells in order, digits ascending in a cell.
using Id = std::uint16_t;
inline constexpr Id kNoId = 0xFFFF;

// Where two candidates are linked: in their cell, or in a unit of this kind.
enum Place : std::uint8_t { kInRow, kInColumn, kInBox, kInCell, kNowhere };

// Which links a chain may use: of one digit (X), through cells with two candidates (Y), or both.
enum Mode : std::uint8_t { kX, kY, kXy };

struct Link {
  Id to = kNoId;
  Place place = kNowhere;
};

template <class Capacity>
class CandidateLinks {
 public:
  // Reads the links of a board; reuses the memory.
  void read(const CandidateGrid<Capacity>& grid);

  std::size_t count() const { return candidates_.size(); }
  Candidate at(Id id) const { return candidates_[id]; }
  // The candidate must be present.
  Id id_of(Candidate c) const { return ids_[c.cell * Capacity::kSide + c.digit - 1]; }

  // In Sudoku Explainer's order: the cell, the box, the row, the column; each ascending.
  std::span<const Link> weak(Id id, Mode mode) const {
    const Row& row = rows_[id];
    const std::uint32_t from = mode == kX ? row.units : row.from;
    return std::span(weak_).subspan(from, row.to - from);
  }
  std::span<const Link> strong(Id id, Mode mode) const {
    const Strong& s = strong_[id];
    const std::size_t from = mode == kX ? s.units : 0;
    const std::size_t to = mode == kY ? s.units : s.count;
    return std::span(s.links).subspan(from, to - from);
  }

 private:
  struct Row {
    std::uint32_t from = 0;
    std::uint32_t units = 0;  // from here on links in a unit
    std::uint32_t to = 0;
  };
  struct Strong {
    std::array<Link, 4> links;
    std::uint8_t units = 0;
    std::uint8_t count = 0;
  };
  void link(const CandidateGrid<Capacity>& grid, Id id);
  void link_in_unit(const CandidateGrid<Capacity>& grid, Candidate c, UnitKind kind);

  std::array<Id, Capacity::kSide * Capacity::kSide * Capacity::kSide> ids_;
  std::vector<Candidate> candidates_;
  std::vector<Row> rows_;
  std::vector<Link> weak_;
  std::vector<Strong> strong_;
};

extern template class CandidateLinks<Nine>;
extern template class CandidateLinks<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
