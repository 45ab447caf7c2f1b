#include "server/app/worker_pool.h"

#include <boost/asio/post.hpp>

#include "server/base/limits.h"

namespace gridmates::app {

WorkerPool::~WorkerPool() {
  pool_.stop();
  pool_.join();
}

bool WorkerPool::post(std::function<void()> job) {
  if (++waiting_ > limits::kWorkerQueue) {
    --waiting_;
    return false;
  }
  boost::asio::post(pool_, [this, job = std::move(job)] {
    --waiting_;
    job();
  });
  return true;
}

}  // namespace gridmates::app
