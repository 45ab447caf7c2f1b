// The figures of a benchmark: a JSON line a run as it is measured, and medians over the rounds at
// the end. Owned by a program's main; one thread.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace gridmates::bench {

using Figures = std::vector<std::pair<std::string, double>>;

class Results {
 public:
  // Prints the line and keeps the figures; the runs of a round have the same index in every row.
  void add(const std::string& part, const std::string& server, const Figures& figures);
  // Reports a run that had an error or measured nothing.
  void fail(const std::string& part, const std::string& server, const std::string& why);
  // Prints a remark about the figures.
  void note(const std::string& text);
  bool ok() const { return failures_ == 0 && !rows_.empty(); }

  // Medians over the rounds, a line a figure, and a line for each requested ratio().
  void ratio(const std::string& name, const std::string& over, const std::string& under);
  void print_medians() const;

  // All values of "part.server.figure", a value a round.
  const std::vector<double>& row(const std::string& name) { return rows_[name]; }
  void keep(const std::string& name, double value) { rows_[name].push_back(value); }

 private:
  std::map<std::string, std::vector<double>> rows_;
  int failures_ = 0;
};

double median(std::vector<double> values);
// Nearest rank; 0 without values. Sorts them.
double percentile_ms(std::vector<std::uint32_t>& values_us, double per_cent);

}  // namespace gridmates::bench
