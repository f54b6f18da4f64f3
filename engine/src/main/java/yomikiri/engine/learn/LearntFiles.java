package yomikiri.engine.learn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;

/** Learnt files as the settings of players name them, each read once. */
public final class LearntFiles {
  /** The name of a learnt file. */
  public static final Parameter FILE = Parameter.ofName("file");

  private static final String PREFIX = "learnt-"; // of the names of resources

  private final String prefix;
  private final ResourceCache resources;

  /** {@code kind} is of what is made of the files; equal kinds share it. */
  public LearntFiles(String kind, ResourceCache resources) {
    this.prefix = PREFIX + kind + ":";
    this.resources = resources;
  }

  /** A source that finds learnt files in {@code folder}, and all else where {@code others} do. */
  public static ResourceCache.Source orElse(Path folder, ResourceCache.Source others) {
    return new InFolder(folder, others);
  }

  /** Finds learnt files in a folder. */
  private record InFolder(Path folder, ResourceCache.Source others)
      implements ResourceCache.Source {
    private Path file(String name) {
      return folder.resolve(name.substring(name.indexOf(':') + 1));
    }

    @Override
    public @Nullable InputStream open(String name) {
      if (!name.startsWith(PREFIX)) {
        return others.open(name);
      }
      try {
        return RegularFile.open(file(name));
      } catch (NoSuchFileException none) {
        return null;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Learnt files are written as a whole, so another state is another file. */
    @Override
    public Object state(String name) {
      if (!name.startsWith(PREFIX)) {
        return others.state(name);
      }
      try {
        BasicFileAttributes now = Files.readAttributes(file(name), BasicFileAttributes.class);
        return List.of(now.lastModifiedTime(), now.size(), Objects.toString(now.fileKey()));
      } catch (IOException unseen) {
        return name; // whoever opens it reports what is wrong
      }
    }
  }

  /** Reads one part of a learnt file. */
  public interface Reading<T> {
    T read(InputStream in) throws IOException, TrainingException;
  }

  /** Carries what is wrong with a file through the resources. */
  private static final class Unusable extends IOException {
    private static final long serialVersionUID = 1;

    private final String fault;
    private final transient List<String> details;

    Unusable(TrainingException cause) {
      super(cause.sentence(), cause);
      this.fault = cause.fault();
      this.details = cause.details();
    }
  }

  /** The file that a player's settings name; they have been checked. */
  public static String name(PlayerSpec spec) {
    return spec.setting(FILE.name()).orElseThrow();
  }

  /**
   * What is made of a file.
   *
   * @throws IllegalArgumentException if there is no such file
   * @throws UncheckedIOException if it cannot be used
   */
  public <T> T get(String file, Class<T> type, Reading<? extends T> reading) {
    return resources.get(
        prefix + file,
        type,
        in -> {
          try {
            return reading.read(in);
          } catch (TrainingException e) {
            throw new Unusable(e);
          }
        });
  }

  /**
   * Looks whether the file that a spec names can be used.
   *
   * @param reading makes of it what is needed, by {@link #get}
   * @throws NotationException naming its column in the spec's text
   */
  public void check(PlayerSpec spec, Consumer<String> reading) throws NotationException {
    String file = name(spec);
    try {
      reading.accept(file);
    } catch (IllegalArgumentException none) {
      throw new NotationException(1, column(spec), "player.learnt-none", file);
    } catch (UncheckedIOException e) {
      IOException cause = Objects.requireNonNull(e.getCause());
      throw cause instanceof Unusable unusable
          ? fault(spec, unusable.fault, unusable.details, String.valueOf(unusable.getMessage()))
          : fault(
              spec,
              "player.learnt-unreadable",
              List.of(file),
              FileFault.of(cause).unreadable(file));
    }
  }

  /** Something is wrong with the file that a spec names. */
  private static NotationException fault(
      PlayerSpec spec, String fault, List<String> details, String sentence) {
    return new NotationException(1, column(spec), fault, details, sentence);
  }

  /** Where the name of the file stands in a spec's text. */
  static int column(PlayerSpec spec) {
    return spec.toString().indexOf(FILE.name() + "=" + name(spec)) + FILE.name().length() + 2;
  }
}
