// What a room has answered to its clients' actions, so that no action is done twice or out of order
// (docs/PROTOCOL.md, Actions). Owned by a room actor; no I/O.
//
// Answers of a draft count as recorded until its append is known to have failed.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "gridmates/v1/error.pb.h"
#include "server/base/ids.h"
#include "server/ports/journal.h"

namespace gridmates::actors {

class Answers {
 public:
  struct Decide {};  // it is new
  struct First {     // it was accepted before: repeat the first answer
    Seq seq;
  };
  struct AskJournal {};  // only the journal knows, see learn()
  using Verdict = std::variant<Decide, First, v1::Error, AskJournal>;

  // How to answer this command, before anything is decided. Ends the hold of this command, if it
  // was held.
  Verdict look(const ports::CommandKey& key, std::uint64_t payload_hash);

  // The command was accepted on the draft.
  void draft(const ports::Recorded& accepted);
  // The draft is durable, or certainly not written.
  void commit();
  void drop();

  // The command cannot be done now. Returns the answer to it: `answer`, which asks to try again and
  // which all later commands of the client get too, until this one is repeated; or NOT_APPLIED, if
  // a later one is recorded already and this one can never be done.
  v1::Error hold(const ports::CommandKey& key, v1::Error answer);

  // Replaces all that was known with what the journal has recorded, oldest first, of all clients or
  // of some. Up to the event `saved` it is stored with a chapter too.
  void reset(std::vector<ports::Recorded> recorded, bool all_clients, Seq saved);
  // Sets what the journal has recorded of this client, oldest first.
  void learn(PlayerId player, const ClientId& client, const std::vector<ports::Recorded>& recorded);
  // The durable records of each client that has recorded something since the latest chapter, to be
  // written with the next one.
  std::vector<ports::Recorded> unsaved() const;
  // The chapter at this event is durable.
  void saved(Seq at) { saved_ = at; }
  // Whether a client was asked to try again and has not done so yet.
  bool holds_something() const { return !holds_.empty(); }
  // Whether last() is known for this client.
  bool knows(PlayerId player, const ClientId& client) const;

  // The last event of this command, if it is durable and still remembered.
  std::optional<Seq> recorded(const ports::CommandKey& key) const;
  // The highest client_seq that is durable for this client; 0 for none.
  std::uint64_t last(PlayerId player, const ClientId& client) const;

 private:
  using ClientKey = std::pair<PlayerId, ClientId>;
  struct Taken {
    std::uint64_t client_seq = 0;
    std::uint64_t payload_hash = 0;
    Seq last;
  };
  struct Client {
    std::vector<Taken> recorded;  // the latest, in journal order; empty if forgotten
    std::uint64_t last = 0;       // the highest client_seq ever recorded
    std::uint64_t used = 0;       // records_ at its latest record
  };
  struct Hold {
    std::uint64_t client_seq = 0;
    v1::Error answer;
    std::uint64_t since = 0;  // records_ at that time
  };

  static ClientKey client_of(const ports::CommandKey& key) { return {key.player, key.client}; }
  // The command, if it is recorded and remembered.
  static const Taken* find(const Client& client, std::uint64_t client_seq);
  std::uint64_t last_drafted(const ports::CommandKey& key) const;
  void record(const ports::Recorded& accepted);
  void forget(const ClientKey& key);
  void forget_oldest();
  bool is_saved(const Client& client) const { return client.recorded.back().last <= saved_; }

  std::map<ClientKey, Client> clients_;  // all clients with records, if ...
  bool all_clients_ = true;              // ... this is true
  std::set<ClientKey> strangers_;        // the journal has no records of them
  std::map<PlayerId, std::size_t> clients_of_player_;
  std::size_t remembered_ = 0;  // clients whose records are in memory
  std::vector<ports::Recorded> drafted_;
  std::map<ClientKey, Hold> holds_;
  std::uint64_t records_ = 0;
  Seq saved_;
};

}  // namespace gridmates::actors
