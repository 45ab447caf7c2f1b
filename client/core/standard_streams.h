// Standard input, output and error of a program that was perhaps started without them, and output
// that must not get lost unnoticed. For the program's main thread.
#pragma once

#include <string_view>

#include "client/catalogue/catalogue.h"

namespace gridmates::client {

// Gives every closed one of descriptors 0, 1 and 2 to a file of which nothing can be read and to
// which nothing can be written, so that no socket becomes standard output. Before anything else.
void fill_standard_streams();

// Writes to standard output and flushes it; false when that failed: say kCannotWrite, exit with 3.
bool write_out(std::string_view text);
inline constexpr std::string_view kCannotWrite = tr_later("cannot write to standard output");

// "gridmates: SENTENCE" on standard error; returns `status`.
int complain(std::string_view sentence, int status);

}  // namespace gridmates::client
