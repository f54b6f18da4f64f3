package yomikiri.engine.learn.train;

import java.nio.file.Path;

/**
 * What was learnt at one moment of a training.
 *
 * @param episodes learnt from until then
 * @param file to be read by {@link yomikiri.engine.learn.LearntModel#read}
 */
public record Checkpoint(long episodes, Path file) {}
