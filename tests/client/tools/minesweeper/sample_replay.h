// A small replay. A constant; any thread.
#pragma once

namespace gridmates::tools {

// 4x3 with mines at a1 and d2, opened at a3, a flag, a chord, a wasted click.
inline constexpr const char* kReplay =
    "RawVF_Version: Rev6.1\nPlayer: bo \x1b[2J\nWidth: 4\nHeight: 3\nMines: 2\nTime: 4.000\n"
    "Board:\n*000\n000*\n0000\nEvents:\n0.000 start\n0.000 lc 1 3 (8 40)\n0.000 lr 1 3 (8 40)\n"
    "1.000 rc 1 1 (8 8)\n1.000 rr 1 1 (8 8)\n2.000 mc 2 2 (24 24)\n2.000 mr 2 2 (24 24)\n"
    "3.000 lc 1 3 (8 40)\n3.000 lr 1 3 (8 40)\n4.000 lc 4 1 (56 8)\n4.000 lr 4 1 (56 8)\n";

}  // namespace gridmates::tools
