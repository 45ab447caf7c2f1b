#include "server/app/serving_threads.h"

#include <boost/asio/post.hpp>
#include <exception>

#include "server/app/handler_times.h"

namespace gridmates::app {

ServingThreads::ServingThreads(unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    contexts_.push_back(std::make_unique<Context>(1));  // run by one thread
    work_.emplace_back(contexts_.back()->get_executor());
  }
}

// A handler in one context may own objects of another: shut down all contexts before destroying
// any.
ServingThreads::~ServingThreads() {
  work_.clear();
  for (const auto& context : contexts_) context->end();
}

std::vector<ServingThreads::Executor> ServingThreads::executors() const {
  std::vector<Executor> executors;
  executors.reserve(contexts_.size());
  for (const auto& context : contexts_) executors.push_back(context->get_executor());
  return executors;
}

void ServingThreads::run(Metrics& metrics) {
  // Join the threads also on an exception, because the caller then destroys what they use.
  struct Ending {
    ServingThreads& all;
    ~Ending() { all.end(); }
  } const ending{*this};
  for (auto context = contexts_.begin() + 1; context != contexts_.end(); ++context) {
    threads_.emplace_back([this, &other = **context, &metrics] { run_other(other, metrics); });
  }
  const HandlerTimes times(metrics);
  first().run();
}

void ServingThreads::end() {
  stop();
  for (auto& thread : threads_) thread.join();
  threads_.clear();
}

void ServingThreads::stop() {
  for (const auto& context : contexts_) context->stop();
}

void ServingThreads::run_other(Context& context, Metrics& metrics) {
  const HandlerTimes times(metrics);
  try {
    context.run();
  } catch (...) {
    boost::asio::post(first(),
                      [thrown = std::current_exception()] { std::rethrow_exception(thrown); });
  }
}

}  // namespace gridmates::app
