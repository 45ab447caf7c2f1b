#include "engine/ratings/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// Step numbers and names of values are those of Glickman's paper.
namespace gridmates::ratings {
namespace {

constexpr double kScale = 173.7178;
constexpr double kMiddle = 1500;
constexpr double kMostDeviation = 350;
constexpr double kConverged = 0.000001;
constexpr int kMostSteps = 100;

double g(double phi) {
  return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

double e(double mu, double mu_j, double phi_j) {
  return 1 / (1 + std::exp(-g(phi_j) * (mu - mu_j)));
}

double mu_of(const Rating& rating) { return (rating.rating - kMiddle) / kScale; }
double phi_of(const Rating& rating) { return rating.deviation / kScale; }

// Step 5, by the Illinois algorithm.
double new_volatility(double sigma, double phi, double v, double delta, double tau) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double ex = std::exp(x);
    const double sum = phi * phi + v + ex;
    return ex * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (tau * tau);
  };
  double low = a;
  double high = 0;
  if (delta * delta > phi * phi + v) {
    high = std::log(delta * delta - phi * phi - v);
  } else {
    int k = 1;
    while (f(a - k * tau) < 0 && k < kMostSteps) ++k;
    high = a - k * tau;
  }
  double f_low = f(low);
  double f_high = f(high);
  for (int step = 0; std::abs(high - low) > kConverged && step < kMostSteps; ++step) {
    const double middle = low + (low - high) * f_low / (f_high - f_low);
    const double f_middle = f(middle);
    if (f_middle * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = middle;
    f_high = f_middle;
  }
  return std::exp(low / 2);
}

}  // namespace

Rating rated(const Rating& before, std::span<const Result> games, double tau) {
  const double mu = mu_of(before);
  const double phi = phi_of(before);
  Rating after = before;
  if (games.empty()) {
    after.deviation = std::min(
        kMostDeviation, kScale * std::sqrt(phi * phi + before.volatility * before.volatility));
    return after;
  }
  double information = 0;  // 1 / v of step 3
  double lead = 0;         // delta / v of step 4
  for (const Result& game : games) {
    const double weight = g(phi_of(game.opponent));
    const double expected = e(mu, mu_of(game.opponent), phi_of(game.opponent));
    information += weight * weight * expected * (1 - expected);
    lead += weight * (game.score - expected);
  }
  const double v = 1 / information;
  const double sigma = new_volatility(before.volatility, phi, v, v * lead, tau);
  const double phi_star = std::sqrt(phi * phi + sigma * sigma);
  const double new_phi = 1 / std::sqrt(1 / (phi_star * phi_star) + information);
  after.rating = kMiddle + kScale * (mu + new_phi * new_phi * lead);
  after.deviation = std::min(kMostDeviation, kScale * new_phi);
  after.volatility = sigma;
  return after;
}

double expected_score(const Rating& player, const Rating& opponent) {
  const double phi = std::hypot(phi_of(player), phi_of(opponent));
  return e(mu_of(player), mu_of(opponent), phi);
}

}  // namespace gridmates::ratings
