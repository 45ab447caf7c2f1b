#include "client/terminal/curses_screen.h"

#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/terminal/guard.h"
#include "client/terminal/input_decoder.h"
#include "client/terminal/surroundings.h"
#include "engine/text/utf8.h"

#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
#undef bell
#undef columns
#undef lines
#undef set_window

namespace gridmates::terminal {
namespace {

// Modes of xterm that curses does not know: focus reports and marks around pasted text; mouse
// reports, including drags, and in the SGR format if the terminal supports it.
constexpr const char* kReports = "\033[?1004h\033[?2004h";
constexpr const char* kNoReports = "\033[?1004l\033[?2004l";
constexpr const char* kMouseReports = "\033[?1000h\033[?1002h\033[?1006h";
constexpr const char* kNoMouseReports = "\033[?1006l\033[?1002l\033[?1000l";

std::string capability(const char* name) {
  const char* text = tigetstr(name);
  return text == nullptr || text == reinterpret_cast<const char*>(-1) ? "" : text;
}

// Removes padding delays, which only tputs() handles: "$<50>".
std::string without_waits(std::string sequence) {
  for (auto at = sequence.find("$<"); at != sequence.npos; at = sequence.find("$<", at)) {
    sequence.erase(at, sequence.find('>', at) - at + 1);
  }
  return sequence;
}

// Clears the picture if the terminal has no alternate screen, else nothing.
std::string clearing() {
  return capability("rmcup").empty() ? without_waits(capability("clear")) : "";
}

// Whether the terminal has xterm's palette. If colour numbers are RGB values, only the first eight
// are in the palette.
Palette palette() {
  constexpr int kColors = 256;
  return tigetnum("colors") == kColors ? Palette::kXterm256 : Palette::kEight;
}

attr_t attributes_of(const Style& style) {
  return (style.bold ? A_BOLD : A_NORMAL) | (style.reverse ? A_REVERSE : A_NORMAL) |
         (style.underline ? A_UNDERLINE : A_NORMAL);
}

short pair_of(Role role, Shade shade) {
  return static_cast<short>(static_cast<int>(shade) * kRoles + static_cast<int>(role) + 1);
}

// The pair for text in line with the cursor without shades: the first one after those of roles.
constexpr short kLinesPair = kRoles + 1;

short curses_color(std::optional<std::uint8_t> color) {  // -1: the terminal's own
  return color ? static_cast<short>(*color) : short{-1};
}

// Written in order with the output of curses.
void tell_terminal(const char* sequence) {
  std::fputs(sequence, stdout);
  std::fflush(stdout);
}

// Restores the terminal until the next refresh.
void give_back() {
  tell_terminal(kNoReports);
  endwin();
  tell_terminal(clearing().c_str());
}

}  // namespace

bool CursesScreen::can_place_text() {
  int error = 0;
  const bool is_known = cur_term != nullptr || setupterm(nullptr, STDOUT_FILENO, &error) == OK;
  return is_known && !capability("cup").empty() && !capability("clear").empty();
}

struct CursesScreen::State {
  State(const std::string& farewell, const std::string& log) : guard(farewell, log) {}

  TerminalGuard guard;
  SCREEN* screen = nullptr;
  bool ascii = false, color = false, color_begun = false, shades = false;
  std::optional<Theme> theme = {};  // the chosen one
  bool asked = false;               // the background was queried; no answer yet
  InputDecoder input{encoding()};
};

std::unique_ptr<CursesScreen> CursesScreen::open(const Options& options, std::string& why) {
  setlocale(LC_ALL, "");
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
    why = tr("standard input and output are not a terminal");
    return nullptr;
  }
  if (!can_place_text()) {
    const char* term = std::getenv("TERM");
    why = tr("this terminal (TERM={}) cannot place text", term == nullptr ? "" : term);
    return nullptr;
  }
  auto state = std::make_unique<State>(
      without_waits(capability("sgr0") + capability("rmcup") + capability("cnorm")) + clearing() +
          kNoMouseReports + kNoReports,
      options.error_log);
  TERMINAL* const asked = cur_term;  // set by can_place_text(); the screen has its own
  state->screen = newterm(nullptr, stdout, stdin);
  if (asked != cur_term) del_curterm(asked);
  if (state->screen == nullptr) {
    why = tr("this terminal cannot be used");
    return nullptr;
  }
  cbreak();
  noecho();
  nonl();
  typeahead(-1);  // curses reads no keys
  curs_set(0);
  tell_terminal(kReports);
  auto screen = std::unique_ptr<CursesScreen>(new CursesScreen(std::move(state)));
  screen->choose_look(options.look);
  return screen;
}

void CursesScreen::choose_look(const Look& look) {
  state_->ascii = look.ascii || !box_characters_are_safe();
  state_->color = !look.no_color && !no_color_asked() && has_colors();
  state_->theme = look.theme;
  state_->shades = false;  // until a theme sets them
  if (!state_->color) return;
  if (!std::exchange(state_->color_begun, true)) {
    start_color();
    use_default_colors();
  }
  choose_theme(look.theme);
}

void CursesScreen::choose_theme(std::optional<Theme> theme) {
  if (!theme) {
    const char* colors = std::getenv("COLORFGBG");
    theme = theme_for(std::string_view(colors == nullptr ? "" : colors));
    // Terminals that support xterm's sequences answer, or at least do not print the query.
    state_->asked = tigetflag("XT") == 1;
    if (state_->asked) tell_terminal(kAskBackground);
  }
  use_theme(theme.value_or(Theme::kDark));
}

// Each role has its own pair on each shade, so that a later change also affects what is on the
// screen.
void CursesScreen::use_theme(Theme theme) {
  state_->shades = palette() == Palette::kXterm256 && COLOR_PAIRS > kRoles * kShades;
  for (int shade = 1; state_->shades && shade < kShades; ++shade) {
    for (int role = 0; role < kRoles; ++role) {
      const auto behind = static_cast<Shade>(shade);
      init_pair(pair_of(static_cast<Role>(role), behind),
                color_on(behind, static_cast<Role>(role), theme), shade_color(behind, theme));
    }
  }
  const Colors lines = lines_of_eight(theme);
  if (!state_->shades) init_pair(kLinesPair, lines.text, lines.behind);
  for (short role = 0; role < kRoles; ++role) {
    const auto color = color_of(static_cast<Role>(role), theme, palette());
    init_pair(pair_of(static_cast<Role>(role), Shade::kNone), curses_color(color),
              curses_color(background_of(theme, palette())));
  }
}

CursesScreen::CursesScreen(std::unique_ptr<State> state) : state_(std::move(state)) {}

CursesScreen::~CursesScreen() {
  tell_terminal(kNoMouseReports);
  give_back();
  // A late answer must not be read by the shell as input.
  if (state_->asked) tcflush(STDIN_FILENO, TCIFLUSH);
  delscreen(state_->screen);
}

Size CursesScreen::size() const { return {getmaxy(stdscr), getmaxx(stdscr)}; }
bool CursesScreen::ascii() const { return state_->ascii; }

void CursesScreen::show(const Canvas& canvas) {
  std::wstring run;
  for (int row = 0; row < canvas.size().rows; ++row) {
    wmove(stdscr, row, 0);
    for (int column = 0; column < canvas.size().columns;) {
      const auto [_, role, shade] = canvas.cell(row, column);
      run.clear();
      for (; column < canvas.size().columns; ++column) {
        const Canvas::Cell& cell = canvas.cell(row, column);
        if (cell.role != role || cell.shade != shade) break;
        std::string_view text = cell.text;
        while (!text.empty()) run.push_back(static_cast<wchar_t>(text::take_utf8(text)));
      }
      const Shade behind = state_->shades ? shade : Shade::kNone;
      short pair = state_->color ? pair_of(role, behind) : short{0};
      Style style = state_->shades ? style_of(role) : style_of(role, shade);
      if (state_->color && style.underline) {
        style.underline = false;
        pair = kLinesPair;
      }
      wattr_set(stdscr, attributes_of(style), pair, nullptr);
      waddnwstr(stdscr, run.data(), static_cast<int>(run.size()));
    }
  }
  wrefresh(stdscr);
}

std::optional<Key> CursesScreen::read() {
  read_input();
  return state_->input.next();
}

void CursesScreen::read_input() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  std::array<char, 1024> bytes;
  while (poll(&input, 1, 0) > 0 && (input.revents & POLLIN) != 0) {
    const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count <= 0) break;
    state_->input.take({bytes.data(), static_cast<std::size_t>(count)});
  }
  const auto background = state_->input.take_background();
  if (!background || !std::exchange(state_->asked, false)) return;
  if (!state_->color || state_->theme) return;  // another look was chosen
  use_theme(theme_for(*background));
  wrefresh(stdscr);
}

std::optional<std::chrono::milliseconds> CursesScreen::patience() const {
  return state_->input.patience();
}

void CursesScreen::expire() { state_->input.expire(); }

void CursesScreen::mouse(bool on) {
  if (!capability("kmous").empty()) tell_terminal(on ? kMouseReports : kNoMouseReports);
}

// OSC 52, for terminals that support xterm's sequences, or have it in their description.
bool CursesScreen::copy(const std::string& text) {
  if (tigetflag("XT") != 1 && capability("Ms").empty()) return false;
  const std::string sequence = "\x1b]52;c;" + client::base64(text) + "\x07";
  tell_terminal(sequence.c_str());
  return true;
}

void CursesScreen::ring() { tell_terminal("\a"); }

void CursesScreen::suspend() {
  give_back();
  // The default action, not SIGSTOP: without a shell to continue it the process must not stop.
  struct sigaction stop{}, before{};
  stop.sa_handler = SIG_DFL;
  sigemptyset(&stop.sa_mask);
  sigaction(SIGTSTP, &stop, &before);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &before, nullptr);
  tell_terminal(kReports);
}

void CursesScreen::refresh() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
    resizeterm(size.ws_row, size.ws_col);
  }
  clearok(curscr, TRUE);
}

}  // namespace gridmates::terminal
