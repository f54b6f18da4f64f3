package yomikiri.engine.learn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Resources;

/** Learnt files as settings of players name them, read once each. */
public final class LearntFiles {
  /** The name of a learnt file. */
  public static final Parameter FILE = Parameter.ofName("file");

  private static final String PREFIX = "learnt-"; // of the names of resources

  private final String prefix;
  private final Resources resources;

  /**
   * @param kind of what is made of the files; equal kinds share it
   */
  public LearntFiles(String kind, Resources resources) {
    this.prefix = PREFIX + kind + ":";
    this.resources = resources;
  }

  /**
   * A source for {@link Resources} that finds learnt files in {@code folder}, and all else where
   * {@code others} do.
   */
  public static Function<String, @Nullable InputStream> orElse(
      Path folder, Function<String, @Nullable InputStream> others) {
    return name ->
        name.startsWith(PREFIX)
            ? opened(folder.resolve(name.substring(name.indexOf(':') + 1)))
            : others.apply(name);
  }

  private static @Nullable InputStream opened(Path file) {
    try {
      return Files.newInputStream(file);
    } catch (NoSuchFileException none) {
      return null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes a thing of a learnt file. */
  public interface Reading<T> {
    T read(InputStream in) throws IOException, TrainingException;
  }

  /** Takes what is wrong with a file through the resources. */
  private static final class Unusable extends IOException {
    private static final long serialVersionUID = 1;

    Unusable(TrainingException cause) {
      super(cause.sentence(), cause);
    }
  }

  /** The file that a player's settings name. */
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
    String sentence;
    try {
      reading.accept(file);
      return;
    } catch (IllegalArgumentException e) {
      sentence =
          String.valueOf(e.getMessage())
              .replace("there is no resource " + prefix, "there is no learnt file ");
    } catch (UncheckedIOException e) {
      sentence =
          e.getCause() instanceof Unusable unusable
              ? String.valueOf(unusable.getMessage())
              : file + ": cannot be read";
    }
    int column = spec.toString().indexOf(FILE.name() + "=" + file) + FILE.name().length() + 2;
    throw new NotationException(1, column, "player.learnt", List.of(file, sentence), sentence);
  }
}
