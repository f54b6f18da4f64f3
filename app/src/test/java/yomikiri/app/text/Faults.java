package yomikiri.app.text;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Faults of files, to compare others with. */
public final class Faults {
  private Faults() {}

  /**
   * Such as {@code disk-full}.
   *
   * @param kind the end of its key
   */
  public static Fault of(String kind, Path place) {
    return new Fault("trouble." + kind, List.of(place), "", Optional.empty());
  }
}
