package yomikiri.engine.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/**
 * A record file as it was when its games were indexed.
 *
 * @param time of its last change, in nanoseconds since 1970
 * @param faulty how many of its games could not be read
 */
public record IndexedFile(String name, long time, long size, int faulty) {
  /** The file as it is now, none of its games read. */
  public static IndexedFile of(Path file) throws IOException {
    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
    return new IndexedFile(
        String.valueOf(file.getFileName()),
        now.lastModifiedTime().to(TimeUnit.NANOSECONDS),
        now.size(),
        0);
  }

  IndexedFile withFaulty(int count) {
    return new IndexedFile(name, time, size, count);
  }

  /** Whether nothing shows that the file changed in between. */
  boolean isSameAs(IndexedFile now) {
    return equals(now.withFaulty(faulty));
  }
}
