#include "client/tools/batch/place.h"

#include "client/catalogue/catalogue.h"

namespace gridmates::tools {

std::string at_place(std::size_t line, std::size_t column, const std::string& why) {
  return column == 0 ? tr("line {}: {}", line, why)
                     : tr("line {}, column {}: {}", line, column, why);
}

std::string at_byte(std::size_t byte, const std::string& why) {
  return tr("byte {}: {}", byte, why);
}

}  // namespace gridmates::tools
