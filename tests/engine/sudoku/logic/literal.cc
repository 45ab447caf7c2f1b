#include "tests/engine/sudoku/logic/literal.h"

#include "tests/engine/sudoku/logic/literal_parts.h"

namespace gridmates::sudoku {

std::set<Candidate> literally(Technique technique, const Board<Nine>& board) {
  using enum Technique;
  using namespace literal;
  switch (technique) {
    case kPointing:
      return locked(board, true);
    case kClaiming:
      return locked(board, false);
    case kNakedPair:
      return naked(board, 2);
    case kNakedTriple:
      return naked(board, 3);
    case kNakedQuad:
      return naked(board, 4);
    case kHiddenPair:
      return hidden(board, 2);
    case kHiddenTriple:
      return hidden(board, 3);
    case kHiddenQuad:
      return hidden(board, 4);
    case kXWing:
      return fish(board, 2, Fins::kNone);
    case kSwordfish:
      return fish(board, 3, Fins::kNone);
    case kFinnedXWing:
      return fish(board, 2, Fins::kSome);
    case kFinnedSwordfish:
      return fish(board, 3, Fins::kSome);
    case kSashimiXWing:
      return fish(board, 2, Fins::kSashimi);
    case kSashimiSwordfish:
      return fish(board, 3, Fins::kSashimi);
    case kXyWing:
      return bent_set(board, 3, {2, 2, 2});
    case kXyzWing:
      return bent_set(board, 3, {2, 2, 3});
    case kWxyzWing:
      return bent_set(board, 4, {});
    case kWWing:
      return w_wing(board);
    case kEmptyRectangle:
      return empty_rectangle(board);
    default:
      return two_links(board, technique);
  }
}

}  // namespace gridmates::sudoku
