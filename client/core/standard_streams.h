// Standard input, output and error for a program that may have been started without them, and
// output whose failure is noticed. For the program's main thread.
#pragma once

#include <string_view>

#include "client/catalogue/catalogue.h"

namespace gridmates::client {

// Opens a closed descriptor 0, 1 or 2 on a file that can be neither read nor written, so that no
// socket becomes standard output. Call before anything else.
void fill_standard_streams();

// Writes to standard output and flushes it; false on failure: print kCannotWrite, exit with 3.
bool write_out(std::string_view text);
inline constexpr std::string_view kCannotWrite = tr_later("cannot write to standard output");

// "gridmates: SENTENCE" on standard error; returns `status`.
int complain(std::string_view sentence, int status);

}  // namespace gridmates::client
