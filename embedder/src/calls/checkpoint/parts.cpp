#include "calls/checkpoint/parts.hpp"

#include <string>
#include <utility>

#include "calls/checkpoint/image_rules.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

namespace {

constexpr std::uint32_t first_own_handler = 4;

}  // namespace

std::uint32_t SavedHandlers::number_of(const std::shared_ptr<ErrorHandler>& handler) {
  if (!handler) return 0;
  if (handler->action != ErrorHandler::Action::call) return 1 + static_cast<std::uint32_t>(handler->action);
  const auto [known, is_new] =
      numbers_.try_emplace(handler.get(), first_own_handler + static_cast<std::uint32_t>(handlers_.size()));
  if (is_new) handlers_.push_back(handler.get());
  return known->second;
}

void SavedHandlers::save(ArchiveWriter& to) const {
  to.put(static_cast<std::uint64_t>(handlers_.size()));
  for (const ErrorHandler* handler : handlers_) {
    to.put(handler->function);
    to.put(handler->handle);
    to.put(handler->references);
  }
}

std::string restore_handlers(Context& context, Handlers& handlers, ArchiveReader& from) {
  handlers = {nullptr, *context.error_handlers.find(guest_MPI_ERRORS_ARE_FATAL),
              *context.error_handlers.find(guest_MPI_ERRORS_ABORT),
              *context.error_handlers.find(guest_MPI_ERRORS_RETURN)};
  // No program has been given one as often.
  constexpr std::int64_t most_references = std::int64_t{1} << 48;
  const SlotsInImage slots(from);
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    auto handler = std::make_shared<ErrorHandler>();
    handler->action = ErrorHandler::Action::call;
    handler->function = from.get<Function>();
    handler->handle = from.get<Handle>();
    handler->references = from.get<std::int64_t>();
    if (!from.ok() || handler->references < 0 || handler->references > most_references ||
        (handler->references > 0 && (!slots.have(handler->handle) ||
                                     !context.error_handlers.insert_at(handler->handle, std::shared_ptr(handler)))))
      return damaged_handlers;
    handlers.push_back(std::move(handler));
  }
  return {};
}

std::shared_ptr<ErrorHandler> chosen(const Handlers& handlers, std::uint32_t number) {
  return number < handlers.size() ? handlers[number] : nullptr;
}

void save_attributes(const AttributeList& attributes, ArchiveWriter& to) {
  to.put(static_cast<std::uint64_t>(attributes.size()));
  for (const auto& [key, value] : attributes) {
    to.put(key);
    to.put(value);
  }
}

void restore_attributes(AttributeList& attributes, ArchiveReader& from) {
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const int key = from.get<int>();
    attributes.emplace_back(key, from.get<UserData>());
  }
}

void save_hints(const Hints& hints, ArchiveWriter& to) {
  to.put(static_cast<std::uint64_t>(hints.size()));
  for (const auto& [key, value] : hints) {
    to.put(std::string_view{key});
    to.put(std::string_view{value});
  }
}

Hints restore_hints(ArchiveReader& from) {
  Hints hints;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    std::string key = from.get_text();
    hints.emplace_back(std::move(key), from.get_text());
  }
  return hints;
}

}  // namespace mpiwasm::calls
