# Sourced by the other scripts: changes to the project's folder and defines what building needs.

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Debian 12's packages, by name: compiler and tools, libraries of the programs, libraries of the tests.
PACKAGES=(
  clang-19 lld-19 libclang-rt-19-dev llvm-19 clang-tidy-19 clang-format-19 ccache ninja-build cmake pkg-config
  libboost1.81-dev libboost-locale1.81-dev libssl-dev libprotobuf-dev protobuf-compiler libsqlite3-dev
  libspdlog-dev libfmt-dev libcli11-dev libsodium-dev libicu-dev prometheus-cpp-dev libncurses-dev libcairo2-dev
  zlib1g-dev libgtest-dev libgmock-dev libbenchmark-dev libvterm-dev
)

say() { printf '%s\n' "$*" >&2; }

# Installs only missing packages; without root it prints what is missing instead.
install_packages() {
  local missing=() package
  for package in "${PACKAGES[@]}"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  if ((EUID != 0)); then
    say "Missing packages; as root: apt-get install ${missing[*]}"
    exit 3
  fi
  say "Installing ${#missing[@]} Debian packages ..."
  local log
  log=$(mktemp)
  if ! { apt-get update -qq &&
         DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } \
       >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
    say "The packages could not be installed (see above): ${missing[*]}"
    exit 3
  fi
  rm -f "$log"
}

# build PRESET TARGET...: configures once, then builds incrementally.
build() {
  local preset=$1 log
  shift
  if [[ ! -f build/$preset/build.ninja ]]; then
    log=$(mktemp)
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    rm -f "$log"
  fi
  say "Building $preset ..."
  NINJA_STATUS="[$preset %f/%t] " ninja -C "build/$preset" --quiet "$@"
}
