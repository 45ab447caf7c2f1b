#include "client/catalogue/catalogue.h"

#include <fmt/format.h>

#include <boost/locale/gnu_gettext.hpp>
#include <boost/locale/message.hpp>
#include <exception>
#include <list>
#include <locale>
#include <utility>
#include <vector>

namespace gridmates {
namespace {

using Messages = boost::locale::message_format<char>;

const Messages* chosen = nullptr;

// Reads the catalogue from its bytes: no locale of the system is needed.
std::locale read(const std::string& catalogue) {
  boost::locale::gnu_gettext::messages_info info;
  info.language = "any";  // only names a file, which is never opened
  info.encoding = "UTF-8";
  info.paths.emplace_back();
  info.domains.emplace_back("gridmates");
  info.callback = [&catalogue](const std::string&, const std::string&) {
    return std::vector<char>(catalogue.begin(), catalogue.end());
  };
  return {std::locale::classic(), boost::locale::gnu_gettext::create_messages_facet<char>(info)};
}

// Keeps a count within int: plural rules have a period that divides a million.
int small(std::uint64_t count) {
  constexpr std::uint64_t kMillion = 1'000'000;
  return static_cast<int>(count < kMillion ? count : kMillion + count % kMillion);
}

}  // namespace

bool choose_language(const std::string& catalogue) {
  if (catalogue.empty()) {
    chosen = nullptr;
    return true;
  }
  static std::list<std::locale> read_before;  // earlier results of tr() stay valid
  try {
    std::locale locale = read(catalogue);
    chosen = &std::use_facet<Messages>(locale);
    read_before.push_back(std::move(locale));
  } catch (const std::exception&) {
    return false;
  }
  return true;
}

const char* tr(const char* text) {
  const char* found = chosen == nullptr ? nullptr : chosen->get(0, nullptr, text);
  return found == nullptr ? text : found;
}

std::string_view tr(std::string_view text) {
  const char* found = chosen == nullptr || text.empty()
                          ? nullptr
                          : chosen->get(0, nullptr, std::string(text).c_str());
  return found == nullptr ? text : found;
}

namespace catalogue {

const char* counted(const char* one, const char* many, std::uint64_t count) {
  const char* found = chosen == nullptr ? nullptr : chosen->get(0, nullptr, one, small(count));
  if (found != nullptr) return found;
  return count == 1 ? one : many;
}

std::string filled(const char* text, std::string_view english, fmt::format_args arguments) {
  if (text != english.data()) {
    try {
      return fmt::vformat(text, arguments);
    } catch (const fmt::format_error&) {
      // The translation has a placeholder without an argument.
    }
  }
  return fmt::vformat(fmt::string_view(english.data(), english.size()), arguments);
}

}  // namespace catalogue
}  // namespace gridmates
