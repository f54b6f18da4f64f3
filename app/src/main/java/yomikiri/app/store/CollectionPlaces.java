package yomikiri.app.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** What collections are called by now; for any thread. */
final class CollectionPlaces {
  @GuardedBy("this")
  private final Map<String, Place> named = new HashMap<>();

  /** Collections deleted, by where they are kept. */
  @GuardedBy("this")
  private final Map<Path, Place> deleted = new HashMap<>();

  /** A collection, whatever it is called. */
  static final class Place {
    private volatile String name;
    private volatile boolean isDeleted;

    private Place(String name) {
      this.name = name;
    }

    /** What it is called, or was called last. */
    String name() {
      return name;
    }

    /** What it is called; fails if it was deleted. */
    String current() throws NoSuchFileException {
      if (isDeleted) {
        throw new NoSuchFileException(name);
      }
      return name;
    }
  }

  synchronized Place of(String name) {
    return named.computeIfAbsent(name, Place::new);
  }

  synchronized void renamed(String before, String now) {
    Place place = named.remove(before);
    if (place != null) {
      place.name = now;
      named.put(now, place);
    }
  }

  synchronized void deleted(String name, Path kept) {
    Place place = named.remove(name);
    if (place != null) {
      place.isDeleted = true;
      deleted.put(kept, place);
    }
  }

  synchronized void restored(Path kept, String now) {
    Place place = deleted.remove(kept);
    if (place != null) {
      place.name = now;
      place.isDeleted = false;
      named.put(now, place);
    }
  }
}
