package yomikiri.engine.learn.train;

import java.nio.file.Path;

/**
 * A learnt file that was saved at one moment of a training.
 *
 * @param episodes learnt from until then
 * @param file to be read by {@link yomikiri.engine.learn.LearntModel#read}
 */
public record Checkpoint(long episodes, Path file) {}
