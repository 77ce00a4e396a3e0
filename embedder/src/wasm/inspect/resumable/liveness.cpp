#include "wasm/inspect/resumable/liveness.hpp"

#include <numeric>

namespace mpiwasm::wasm::resumable {
namespace {

/// Hostile functions must not cost more than this: words of sets that are kept, words that are changed each time the
/// code is followed, and how often that is.
constexpr std::size_t most_words = std::size_t{1} << 22;
constexpr std::size_t most_changes = std::size_t{1} << 24;
constexpr unsigned most_passes = 20;

/// Follows the code backwards until nothing changes at the heads of loops.
class Liveness {
 public:
  explicit Liveness(const FunctionPlan& plan) : plan_(plan), live_(plan.locals.size()) {
    heads_.resize(plan.blocks.size());
    sites_.resize(plan.sites.size(), LocalSet{plan.locals.size()});
  }

  /// False when a label does not exist.
  bool follow() {
    unsigned passes = 0;
    do {
      if (++passes > most_passes) {
        gave_up_ = true;
        return true;
      }
      has_changed_ = false;
      live_.clear();
      frames_.clear();
      for (std::size_t i = plan_.instructions.size(); i-- > 0;)
        if (!step(static_cast<std::uint32_t>(i))) return false;
    } while (has_changed_);
    return true;
  }

  [[nodiscard]] bool gave_up() const { return gave_up_; }
  [[nodiscard]] const LocalSet& at(std::size_t site) const { return sites_[site]; }

 private:
  struct Frame {
    std::uint32_t block;
    LocalSet after;      ///< where the block ends
    LocalSet otherwise;  ///< where its else begins
    LocalSet handlers;   ///< of all try_tables around
  };

  /// What is live where a branch to the label goes.
  const LocalSet* at_label(std::uint32_t label) {
    if (label >= frames_.size()) return nullptr;
    const Frame& frame = frames_[frames_.size() - 1 - label];
    const bool is_loop = frame.block != 0 && plan_.instructions[plan_.blocks[frame.block].opening].code == loop;
    if (!is_loop) return &frame.after;
    LocalSet& head = heads_[frame.block];
    if (head == LocalSet{}) head = LocalSet{plan_.locals.size()};
    return &head;
  }

  bool add_label(std::uint32_t label) {
    const LocalSet* target = at_label(label);
    if (target == nullptr) return false;
    live_ |= *target;
    return true;
  }

  bool step(std::uint32_t place) {
    const Instruction& instruction = plan_.instructions[place];
    switch (instruction.code) {
      case end:
        return close(plan_.numbers[place]);
      case else_:
        frames_.back().otherwise = live_;
        live_ = frames_.back().after;
        return true;
      case block:
      case loop:
      case if_:
      case try_table:
        return open(instruction, plan_.numbers[place]);
      case branch:
        live_.clear();
        return add_label(instruction.index);
      case branch_if:
        return add_label(instruction.index);
      case branch_table:
        live_.clear();
        for (const std::uint32_t label : read_labels(plan_.code, instruction))
          if (!add_label(label)) return false;
        return true;
      case unreachable:
      case return_:
        live_.clear();
        return true;
      case throw_:
      case throw_ref:
        live_ = frames_.back().handlers;
        return true;
      case return_call:
      case return_call_indirect:
        live_.clear();
        if (plan_.numbers[place] != 0) sites_[plan_.numbers[place] - 1] = live_;
        return true;
      case call:
      case call_indirect:
        live_ |= frames_.back().handlers;
        if (plan_.numbers[place] != 0) sites_[plan_.numbers[place] - 1] = live_;
        return true;
      case local_get:
        return access(instruction.index, true);
      case local_set:
      case local_tee:
        return access(instruction.index, false);
      default:
        return true;
    }
  }

  bool access(std::uint32_t local, bool is_read) {
    if (local >= plan_.locals.size()) return false;
    if (is_read)
      live_.add(local);
    else
      live_.remove(local);
    return true;
  }

  /// At the end of a block, where the way backwards enters it.
  bool close(std::uint32_t number) {
    Frame frame{number, live_, {}, frames_.empty() ? LocalSet{plan_.locals.size()} : frames_.back().handlers};
    const Instruction& opening = plan_.instructions[plan_.blocks[number].opening];
    if (number != 0 && opening.code == try_table) {
      for (const Catch& handler : read_catches(plan_.code, opening)) {
        const LocalSet* target = at_label(handler.label);
        if (target == nullptr) return false;
        frame.handlers |= *target;
      }
    }
    frames_.push_back(std::move(frame));
    return true;
  }

  bool open(const Instruction& opening, std::uint32_t number) {
    if (opening.code == if_) {
      const bool has_else = plan_.blocks[number].otherwise != 0;
      live_ |= has_else ? frames_.back().otherwise : frames_.back().after;
    } else if (opening.code == loop && heads_[number] != live_) {
      heads_[number] = live_;
      has_changed_ = true;
    }
    frames_.pop_back();
    return true;
  }

  const FunctionPlan& plan_;
  LocalSet live_;
  std::vector<Frame> frames_;
  std::vector<LocalSet> heads_;  ///< of loops
  std::vector<LocalSet> sites_;
  bool has_changed_ = false;
  bool gave_up_ = false;
};

}  // namespace

std::optional<LiveLocals> live_after_sites(const FunctionPlan& plan) {
  LiveLocals live{std::vector<std::vector<std::uint32_t>>(plan.sites.size())};
  const std::size_t words = plan.locals.size() / 64 + 1;
  std::size_t steps = plan.instructions.size();
  for (const Instruction& each : plan.instructions)
    if (each.code == branch_table || each.code == try_table) steps += each.size;  // as many labels at most
  if ((plan.sites.size() + 4 * plan.blocks.size()) * words <= most_words && steps * words <= most_changes) {
    Liveness liveness{plan};
    if (!liveness.follow()) return std::nullopt;
    if (!liveness.gave_up()) {
      for (std::size_t site = 0; site < live.after.size(); ++site)
        for (std::uint32_t local = 0; local < plan.locals.size(); ++local)
          if (liveness.at(site).contains(local)) live.after[site].push_back(local);
      return live;
    }
  }
  live.stands_for_all = true;
  live.after.front().resize(plan.locals.size());
  std::iota(live.after.front().begin(), live.after.front().end(), 0U);
  return live;
}

}  // namespace mpiwasm::wasm::resumable
