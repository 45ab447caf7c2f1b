#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/command.h"
#include "client/core/text.h"
#include "client/terminal/people.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/typed_command.h"
#include "client/words/refusals.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstPersonRow = 3;
constexpr int kRowsBelowPeople = 4;
constexpr std::size_t kNameLimit = 24;

// A running match of two: leaving a seat would end it.
bool duel_is_on(const client::Room& room) {
  return room.view.head().table() == v1::TABLE_VERSUS && room.match_is_on();
}

// The action that is sent for a page action; ACT_NOT_SET if none is.
v1::Action::ActCase act_kind_of(int act) {
  switch (act) {
    case PeoplePage::kSit:
      return v1::Action::kSit;
    case PeoplePage::kStand:
      return v1::Action::kStand;
    case PeoplePage::kLeave:
      return v1::Action::kLeave;
    case PeoplePage::kPassHost:
      return v1::Action::kPassHost;
    case PeoplePage::kKick:
      return v1::Action::kKick;
    case PeoplePage::kLock:
      return v1::Action::kLock;
    case PeoplePage::kInvite:
      return v1::Action::kInvite;
    case PeoplePage::kRename:
      return v1::Action::kRename;
    case PeoplePage::kComputer:
      return v1::Action::kComputer;
    default:
      return v1::Action::ACT_NOT_SET;
  }
}

}  // namespace

const Bindings& PeoplePage::bindings() const {
  static const Bindings table = with_common({
      {kChoose, "Up k Down j", "up/down", "select", "select somebody", "PEOPLE"},
      {kPlayer, "Enter", "Enter", "", "what they have played", "PEOPLE"},
      {kBack, "Esc Tab q", "Esc", "back", "back to the board", "AROUND"},
      {kSit, "s", "s", "sit", "take a free seat", "YOU"},
      {kStand, "w", "w", "watch", "stand up and watch", "YOU"},
      {kLeave, "L", "L L", "leave", "leave the room", "YOU"},
      {kLock, "l", "l", "", "lock / unlock the room", "ROOM"},
      {kInvite, "i", "i", "", "invite somebody by name", "ROOM"},
      {kComputer, "c", "c", "computer", "a computer on a seat", "ROOM"},
      {kRename, "n", "n", "", "change your name", "YOU"},
      {kMute, "m", "m", "", "hide / show their talk", "PEOPLE"},
      {kPassHost, "H", "H", "make host", "make them the host", "PEOPLE"},
      {kKick, "K", "K K", "remove", "remove from the room", "PEOPLE"},
  });
  return table;
}

std::string PeoplePage::why_not(int act, const Stage& stage) const {
  if (!stage.model.room) return {};
  const client::Room& room = *stage.model.room;
  if (act == kChoose && room.view.members_size() == 1) return tr("nobody else is here");
  const v1::Member* choice = chosen(room);
  if (act == kMute && choice != nullptr && choice->number() == room.you) return tr("that is you");
  const bool unlocks = act == kLock && room.view.head().locked();
  const auto kind = unlocks ? v1::Action::kUnlock : act_kind_of(act);
  return words::why_not(room, kind, room.time_ms(stage.now_ms));
}

const v1::Member* PeoplePage::chosen(const client::Room& room) const {
  if (const v1::Member* member = room.member(chosen_)) return member;
  const auto members = members_in_order(room);
  return members.empty() ? nullptr : members.front();
}

void PeoplePage::move(const client::Room& room, int by) {
  const auto members = members_in_order(room);
  const auto at = std::find(members.begin(), members.end(), chosen(room));
  const std::ptrdiff_t next = at - members.begin() + by;
  if (next >= 0 && next < std::ssize(members)) {
    chosen_ = members[static_cast<std::size_t>(next)]->number();
  }
}

void PeoplePage::draw(const Region& region, const Stage& stage) const {
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  draw_header(region, tr("PEOPLE of {}", client::printable(room.code)), stage);
  constexpr int kNameAt = 3;
  constexpr int kSeatAt = 32;
  constexpr int kHereAt = 44;
  constexpr int kHostMarkAt = 56;
  region.put_field(2, kNameAt, kSeatAt - kNameAt - 1, tr("name"), Role::kDim);
  region.put_field(2, kSeatAt, kHereAt - kSeatAt - 1, tr("seat"), Role::kDim);
  region.put_field(2, kHereAt, kHostMarkAt - kHereAt - 1, tr("connected"), Role::kDim);
  const auto members = members_in_order(room);
  const v1::Member* choice = chosen(room);
  const int rows = region.rows() - kFirstPersonRow - kRowsBelowPeople;
  const auto at = std::find(members.begin(), members.end(), choice) - members.begin();
  const int first = top_.first(rows, static_cast<int>(members.size()), static_cast<int>(at));
  region.part(kFirstPersonRow, 0, rows).scrolls(Key::Kind::kUp, Key::Kind::kDown);
  for (int i = first; i < std::min(first + rows, static_cast<int>(members.size())); ++i) {
    const v1::Member& member = *members[static_cast<std::size_t>(i)];
    const Role role = &member == choice ? Role::kReverse : Role::kNormal;
    const Region row = region.part(kFirstPersonRow + i - first, 0, 1);
    row.picks(static_cast<int>(member.number()));
    const bool you = member.number() == room.you;
    const bool here = you || room.is_here(member.number());
    const bool computer = member.computer() != 0;
    row.put(0, 1, &member == choice ? ">" : " ", role);
    row.put_name(0, kNameAt, kSeatAt - kNameAt - 1, client::printable(member.name()),
                 you ? " " + std::string(tr("(you)")) : "", role);
    row.put_field(0, kSeatAt, kHereAt - kSeatAt - 1,
                  member.seat() == 0 ? tr("watching") : std::to_string(member.seat()), role);
    row.put_field(0, kHereAt, kHostMarkAt - kHereAt - 1,
                  computer ? tr("computer")
                  : here   ? tr("yes")
                           : tr("away"),
                  role);
    const bool host = member.number() == room.view.head().host();
    const bool muted = stage.muted.has(member.name());
    std::string marks;
    for (const auto& [holds, mark] :
         {std::pair(host, tr("host")), std::pair(member.ready(), tr("ready")),
          std::pair(muted, tr("muted"))}) {
      if (holds) marks += (marks.empty() ? "" : " ") + std::string(mark);
    }
    row.put_field(0, kHostMarkAt, row.columns() - kHostMarkAt, marks, role);
  }
  draw_words(region, region.rows() - (prompt_ ? 4 : 3), stage.message, Role::kStrong);
  if (prompt_) prompt_->draw(region, region.rows() - 3);
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

std::optional<Key> PeoplePage::pick(int item, Stage& stage) {
  if (!stage.model.room) return std::nullopt;
  const v1::Member* before = chosen(*stage.model.room);
  chosen_ = static_cast<std::uint32_t>(item);
  const bool again = before == chosen(*stage.model.room);
  return again ? std::optional<Key>(Key::Kind::kEnter) : std::nullopt;
}

void PeoplePage::opened(Stage& stage) {
  chosen_ = std::exchange(stage.person, std::nullopt).value_or(0);
  prompt_.reset();
}

// A name that is refused immediately can be corrected.
bool PeoplePage::type(const Key& key, Stage& stage) {
  if (!prompt_) return false;
  const Prompt::Result result = prompt_->key(key);
  const bool given = result == Prompt::Result::kGiven && !prompt_->text().empty();
  if (given ? typed(*prompt_, stage) : result != Prompt::Result::kOpen) prompt_.reset();
  return true;
}

bool PeoplePage::typed(const Prompt& prompt, Stage& stage) {
  if (prompt.purpose() == kRename) return stage.check(stage.requests.rename(prompt.text()));
  v1::Action action;
  if (prompt.purpose() == kComputer) return seat_computer(prompt.text(), stage);
  if (prompt.purpose() == kInvite) action.mutable_invite()->set_name(prompt.text());
  return stage.act(std::move(action));
}

// The computer to act on: the chosen one, or if no seat is free the first; null: seat another one.
const v1::Member* PeoplePage::meant_computer(const client::Room& room) const {
  const v1::Member* choice = chosen(room);
  if (choice != nullptr && choice->computer() != 0) return choice;
  if (seats_taken(room) < room.view.head().seats()) return nullptr;
  const auto found = std::ranges::find_if(
      room.view.members(), [](const v1::Member& member) { return member.computer() != 0; });
  return found == room.view.members().end() ? nullptr : &*found;
}

bool PeoplePage::seat_computer(const std::string& text, Stage& stage) {
  const auto level = text == "0" ? std::optional<std::uint32_t>(0) : commands::level_of(text);
  const v1::Member* there = stage.model.room ? meant_computer(*stage.model.room) : nullptr;
  if (!level || (*level == 0 && there == nullptr)) {
    stage.message = tr("A level is a number from 1 to 6.");
    return false;
  }
  v1::Action action;
  action.mutable_computer()->set_seat(there != nullptr ? there->seat() : 0);
  action.mutable_computer()->set_level(*level);
  return stage.act(std::move(action));
}

void PeoplePage::toggle_mute(const v1::Member* member, Stage& stage) {
  if (member == nullptr) return;
  const bool muted = !stage.muted.unmute(member->name());
  if (muted) stage.muted.mute(member->name());
  stage.message = muted ? tr("what {} says is hidden", client::printable(member->name()))
                        : tr("what {} says is shown again", client::printable(member->name()));
}

void PeoplePage::act(const Hit& hit, Stage& stage) {
  if (hit.act == kBack) stage.next = Place::kRoom;
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  const v1::Member* choice = chosen(room);
  v1::Action action;
  switch (hit.act) {
    case kChoose:
      move(room, hit.key < 2 ? -1 : 1);
      return;
    case kPlayer: {
      if (choice == nullptr) return;
      v1::GetPlayer asked;
      if (choice->number() != room.you) asked.set_name(choice->name());
      show_player(std::move(asked), stage);
      return;
    }
    case kSit:
      action.mutable_sit();
      break;
    case kStand:
      if (room.seated() && duel_is_on(room) &&
          !stage.confirmed(kStand, tr("press w again to give up the match and watch"))) {
        return;
      }
      action.mutable_stand();
      break;
    case kLeave:
      if (!stage.confirmed(kLeave, room.seated() && duel_is_on(room)
                                       ? tr("press L again to give up the match and leave")
                                       : tr("press L again to leave the room"))) {
        return;
      }
      action.mutable_leave();
      break;
    case kInvite:
      prompt_.emplace(tr("invite:"), kInvite, kNameLimit);
      return;
    case kMute:
      toggle_mute(choice, stage);
      return;
    case kRename:
      prompt_.emplace(tr("your name:"), kRename, kNameLimit);
      return;
    case kComputer:
      prompt_.emplace(meant_computer(room) != nullptr ? tr("level, 1 to 6; 0: no computer:")
                                                      : tr("a computer; level, 1 to 6:"),
                      kComputer, 1);
      return;
    case kLock:
      room.view.head().locked() ? (void)action.mutable_unlock() : (void)action.mutable_lock();
      break;
    case kPassHost:
      if (choice == nullptr) return;
      action.mutable_pass_host()->set_member(choice->number());
      break;
    case kKick:
      if (choice == nullptr) return;
      if (!stage.confirmed(kKick, tr("press K again to remove {}, who cannot come back",
                                     client::printable(choice->name())))) {
        return;
      }
      action.mutable_kick()->set_member(choice->number());
      break;
    default:
      return;
  }
  stage.act(std::move(action));
}

}  // namespace gridmates::terminal
