// Communicators as plain data, in an order that all of their processes have.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/parts.hpp"
#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// What prevents that they are saved; empty when nothing does.
[[nodiscard]] std::string why_communicators_are_not_saved(Context& context);

/// Gives each of the guest's communicators a number that all of its processes know. Collective over all processes.
/// Returns what is wrong, or an empty text; so does restore_communicators().
[[nodiscard]] std::string number_communicators(Context& context, JobState& state);

void save_communicators(Context& context, const JobState& state, SavedHandlers& handlers, guest::ArchiveWriter& to);

/// The error handlers of communicators. They take their place behind all objects: what cannot be made again is reported
/// by the restart, and no function of the program runs before that.
using HandlersOfCommunicators = std::vector<std::pair<Communicator*, std::shared_ptr<ErrorHandler>>>;
[[nodiscard]] std::string restore_communicators(Context& context, JobState& state, const Handlers& handlers,
                                                HandlersOfCommunicators& later, guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
