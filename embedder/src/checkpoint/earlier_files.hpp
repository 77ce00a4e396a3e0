// Files of earlier checkpoints that a new one goes on using. They are linked into its directory: each checkpoint has
// all that it needs, whatever becomes of the others.
#pragma once

#include "checkpoint/image_writer.hpp"
#include "checkpoint/manifest.hpp"

namespace mpiwasm::checkpoint {

/// Links what an image of a rank may refer to into the directory of checkpoint `number`. False when that is not to be
/// or cannot be, for instance since another job has used the directory: the next image has to be complete.
[[nodiscard]] bool link_earlier(const Checkpoints& all, int number, int rank, const EarlierImage& earlier,
                                const Key& key);

/// Removes the links that an image does not need.
void unlink_unused(const Checkpoints& all, int number, int rank, const EarlierImage& earlier, const ImageTable& image);

/// Links a code of a checkpoint into the directory of another one. False when it cannot be.
[[nodiscard]] bool link_code(const Checkpoints& all, int from, int to, const Code& code);

}  // namespace mpiwasm::checkpoint
