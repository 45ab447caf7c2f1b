#include <cstdlib>

#include "server/app/run.h"

int main(int argc, char** argv) {
  const auto environment = [](const std::string& name) -> std::optional<std::string> {
    const char* value = std::getenv(name.c_str());
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
  };
  return gridmates::app::run({argv + 1, argv + argc}, environment, GRIDMATES_VERSION);
}
