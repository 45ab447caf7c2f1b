// Notifies a thread that runs handlers when each begins and when it ends. Asio includes this file
// itself (BOOST_ASIO_CUSTOM_HANDLER_TRACKING); the empty macros are there because Asio requires
// them.
#pragma once

namespace gridmates {

// Both are called on the thread that runs the handlers.
struct HandlerHooks {
  void (*begins)(HandlerHooks& self);
  void (*ends)(HandlerHooks& self);
};
// The hooks of this thread; null: none.
inline constinit thread_local HandlerHooks* handler_hooks = nullptr;

inline void handler_begins() {
  if (handler_hooks) handler_hooks->begins(*handler_hooks);
}
inline void handler_ends() {
  if (handler_hooks) handler_hooks->ends(*handler_hooks);
}

}  // namespace gridmates

#define BOOST_ASIO_HANDLER_INVOCATION_BEGIN(args) ::gridmates::handler_begins()
#define BOOST_ASIO_HANDLER_INVOCATION_END ::gridmates::handler_ends()

#define BOOST_ASIO_INHERIT_TRACKED_HANDLER
#define BOOST_ASIO_ALSO_INHERIT_TRACKED_HANDLER
#define BOOST_ASIO_HANDLER_TRACKING_INIT (void)0
#define BOOST_ASIO_HANDLER_LOCATION(args) (void)0
#define BOOST_ASIO_HANDLER_CREATION(args) (void)0
#define BOOST_ASIO_HANDLER_COMPLETION(args) (void)0
#define BOOST_ASIO_HANDLER_OPERATION(args) (void)0
#define BOOST_ASIO_HANDLER_REACTOR_REGISTRATION(args) (void)0
#define BOOST_ASIO_HANDLER_REACTOR_DEREGISTRATION(args) (void)0
#define BOOST_ASIO_HANDLER_REACTOR_READ_EVENT 0
#define BOOST_ASIO_HANDLER_REACTOR_WRITE_EVENT 0
#define BOOST_ASIO_HANDLER_REACTOR_ERROR_EVENT 0
#define BOOST_ASIO_HANDLER_REACTOR_EVENTS(args) (void)0
#define BOOST_ASIO_HANDLER_REACTOR_OPERATION(args) (void)0
