#include "client/terminal/curses_screen.h"

#include <langinfo.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <string_view>
#include <utility>
#include <vector>

#include "client/terminal/buttons.h"
#include "client/terminal/guard.h"
#include "engine/text/utf8.h"

#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
#undef columns
#undef lines

namespace gridmates::terminal {
namespace {

constexpr int kEscapeDelayMs = 25;
// Stops reports of clicks, of both kinds that ncurses asks for.
constexpr const char* kNoMouse = "\033[?1000l\033[?1006l";
// What curses does not know: reports of the terminal's focus, and marks around what is pasted
// (xterm's modes 1004 and 2004).
constexpr const char* kReports = "\033[?1004h\033[?2004h";
constexpr const char* kNoReports = "\033[?1004l\033[?2004l";
constexpr std::array<const char*, 4> kReported{"\033[O", "\033[I", "\033[200~", "\033[201~"};
constexpr int kReportedCode = KEY_MAX + 1;  // of the first

struct Look {
  attr_t attributes;
  short color;  // -1: the terminal's own
};

constexpr std::array<Look, kRoles> kLooks{{
    {A_NORMAL, -1},             // kNormal
    {A_DIM, -1},                // kDim
    {A_BOLD, -1},               // kStrong
    {A_REVERSE, -1},            // kTitle
    {A_REVERSE, -1},            // kReverse
    {A_BOLD, -1},               // kGiven
    {A_NORMAL, COLOR_CYAN},     // kMine
    {A_BOLD, COLOR_RED},        // kClash
    {A_REVERSE | A_BOLD, -1},   // kCursor
    {A_DIM, -1},                // kLine
    {A_NORMAL, COLOR_CYAN},     // kPlayer1
    {A_NORMAL, COLOR_YELLOW},   // kPlayer2
    {A_NORMAL, COLOR_GREEN},    // kPlayer3
    {A_NORMAL, COLOR_MAGENTA},  // kPlayer4
    {A_NORMAL, COLOR_BLUE},     // kPlayer5
    {A_NORMAL, COLOR_RED},      // kPlayer6
    {A_NORMAL, COLOR_BLUE},     // kNumber1
    {A_NORMAL, COLOR_GREEN},    // kNumber2
    {A_NORMAL, COLOR_RED},      // kNumber3
    {A_NORMAL, COLOR_MAGENTA},  // kNumber4
    {A_NORMAL, COLOR_YELLOW},   // kNumber5
    {A_NORMAL, COLOR_CYAN},     // kNumber6
    {A_BOLD, COLOR_YELLOW},     // kNumber7
    {A_BOLD, COLOR_RED},        // kNumber8
}};

// Whether frames of box characters are sure to be as wide as they should be: the locale is UTF-8
// and of no language whose terminals may draw them two columns wide.
bool box_characters_are_safe() {
  if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) return false;
  const std::string_view locale = setlocale(LC_CTYPE, nullptr);
  for (const std::string_view language : {"zh", "ja", "ko"}) {
    if (locale.starts_with(language)) return false;
  }
  return true;
}

bool no_color_asked() {
  const char* value = std::getenv("NO_COLOR");
  return value != nullptr && *value != '\0';
}

std::string capability(const char* name) {
  const char* text = tigetstr(name);
  return text == nullptr || text == reinterpret_cast<const char*>(-1) ? "" : text;
}

// The terminal's description, with what this face cannot do without.
bool describe_terminal(std::string& why) {
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
    why = "standard input and output are no terminal";
    return false;
  }
  const char* term = std::getenv("TERM");
  int error = 0;
  if (setupterm(nullptr, STDOUT_FILENO, &error) != OK || capability("cup").empty() ||
      capability("clear").empty()) {
    why = "this terminal (TERM=" + std::string(term == nullptr ? "" : term) + ") cannot place text";
    return false;
  }
  return true;
}

std::optional<Key> function_key(wint_t code) {
  constexpr std::pair<wint_t, Key> kKeys[] = {
      {KEY_UP, Key::Kind::kUp},
      {KEY_DOWN, Key::Kind::kDown},
      {KEY_LEFT, Key::Kind::kLeft},
      {KEY_RIGHT, Key::Kind::kRight},
      {KEY_HOME, Key::Kind::kHome},
      {KEY_END, Key::Kind::kEnd},
      {KEY_PPAGE, Key::Kind::kPageUp},
      {KEY_NPAGE, Key::Kind::kPageDown},
      {KEY_ENTER, Key::Kind::kEnter},
      {KEY_BACKSPACE, Key::Kind::kBackspace},
      {KEY_DC, Key::Kind::kDelete},
      // The corners and the middle of a number pad.
      {KEY_A1, U'7'},
      {KEY_A3, U'9'},
      {KEY_B2, U'5'},
      {KEY_C1, U'1'},
      {KEY_C3, U'3'},
      {kReportedCode, Key::Kind::kFocusLost},
      {kReportedCode + 1, Key::Kind::kFocusGained},
      {kReportedCode + 2, Key::Kind::kPasteBegin},
      {kReportedCode + 3, Key::Kind::kPasteEnd},
  };
  for (const auto& [known, key] : kKeys) {
    if (known == code) return key;
  }
  return std::nullopt;
}

struct Button {
  mmask_t pressed;
  mmask_t released;
  Key::Kind kind;
};
constexpr std::array<Button, 3> kButtons{
    {{BUTTON1_PRESSED, BUTTON1_RELEASED, Key::Kind::kClick},
     {BUTTON2_PRESSED, BUTTON2_RELEASED, Key::Kind::kMiddleClick},
     {BUTTON3_PRESSED, BUTTON3_RELEASED, Key::Kind::kRightClick}}};

// Takes all that has happened to the mouse, and appends the clicks. Curses hands out the latest
// event first.
void take_clicks(Buttons& down, std::deque<Key>& clicks) {
  constexpr std::size_t kMost = 16;  // more than curses keeps
  std::vector<MEVENT> events;
  for (MEVENT event; events.size() < kMost && getmouse(&event) == OK;) events.push_back(event);
  for (auto event = events.rbegin(); event != events.rend(); ++event) {
    for (const Button& button : kButtons) {
      if ((event->bstate & button.released) != 0) down.release(button.kind);
      if ((event->bstate & button.pressed) == 0) continue;
      clicks.push_back(down.press(button.kind, {event->y, event->x}));
    }
  }
}

// In order with what curses writes.
void tell_terminal(const char* sequence) {
  std::fputs(sequence, stdout);
  std::fflush(stdout);
}

}  // namespace

struct CursesScreen::State {
  explicit State(const std::string& farewell) : guard(farewell) {}

  TerminalGuard guard;
  SCREEN* screen = nullptr;
  bool ascii = false;
  Buttons down;
  std::deque<Key> clicks;  // not read yet
  std::array<attr_t, kRoles> attributes{};
  std::array<short, kRoles> pairs{};
};

std::unique_ptr<CursesScreen> CursesScreen::open(const Options& options, std::string& why) {
  setlocale(LC_ALL, "");
  if (!describe_terminal(why)) return nullptr;
  auto state =
      std::make_unique<State>(capability("sgr0") + capability("rmkx") + capability("rmcup") +
                              capability("cnorm") + kNoMouse + kNoReports);
  state->screen = newterm(nullptr, stdout, stdin);
  if (state->screen == nullptr) {
    why = "this terminal cannot be used";
    return nullptr;
  }
  set_escdelay(kEscapeDelayMs);
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  curs_set(0);
  for (int code = kReportedCode; const char* sequence : kReported) define_key(sequence, code++);
  tell_terminal(kReports);
  state->ascii = options.ascii || !box_characters_are_safe();
  const bool color = options.color && !no_color_asked() && has_colors();
  if (color) {
    start_color();
    use_default_colors();
  }
  for (std::size_t role = 0; role < kLooks.size(); ++role) {
    state->attributes[role] = kLooks[role].attributes;
    if (!color || kLooks[role].color < 0) continue;
    state->pairs[role] = static_cast<short>(role);
    init_pair(state->pairs[role], kLooks[role].color, -1);
  }
  return std::unique_ptr<CursesScreen>(new CursesScreen(std::move(state)));
}

CursesScreen::CursesScreen(std::unique_ptr<State> state) : state_(std::move(state)) {}

CursesScreen::~CursesScreen() {
  tell_terminal(kNoReports);
  endwin();
  delscreen(state_->screen);
}

Size CursesScreen::size() const { return {getmaxy(stdscr), getmaxx(stdscr)}; }

bool CursesScreen::ascii() const { return state_->ascii; }

void CursesScreen::show(const Canvas& canvas) {
  std::wstring run;
  for (int row = 0; row < canvas.size().rows; ++row) {
    wmove(stdscr, row, 0);
    for (int column = 0; column < canvas.size().columns;) {
      const Role role = canvas.cell(row, column).role;
      run.clear();
      for (; column < canvas.size().columns && canvas.cell(row, column).role == role; ++column) {
        std::string_view text = canvas.cell(row, column).text;
        while (!text.empty()) run.push_back(static_cast<wchar_t>(text::take_utf8(text)));
      }
      const auto index = static_cast<std::size_t>(role);
      wattr_set(stdscr, state_->attributes[index], state_->pairs[index], nullptr);
      waddnwstr(stdscr, run.data(), static_cast<int>(run.size()));
    }
  }
  wrefresh(stdscr);
}

std::optional<Key> CursesScreen::read() {
  wint_t code = 0;
  while (state_->clicks.empty()) {
    const int kind = wget_wch(stdscr, &code);
    if (kind == ERR) return std::nullopt;
    if (kind == OK) return sent_key(static_cast<char32_t>(code));
    if (code == KEY_MOUSE) take_clicks(state_->down, state_->clicks);
    if (const auto key = function_key(code)) return key;
  }
  const Key click = state_->clicks.front();
  state_->clicks.pop_front();
  return click;
}

void CursesScreen::mouse(bool on) {
  mouseinterval(0);  // a press is a press: nobody waits for a second one
  mmask_t wanted = 0;
  for (const Button& button : kButtons) wanted |= button.pressed | button.released;
  mousemask(on ? wanted : 0, nullptr);
}

void CursesScreen::suspend() {
  tell_terminal(kNoReports);
  endwin();
  // The default, and not SIGSTOP: where no shell could bring it back the process must not stop.
  struct sigaction stop{};
  struct sigaction before{};
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
