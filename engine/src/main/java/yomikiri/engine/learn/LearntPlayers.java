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
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.Resources;
import yomikiri.engine.think.Thinking;

/** Players that go by learnt files, such as {@code learnt:file=latest.learnt}. */
public final class LearntPlayers {
  private static final String NAME = "learnt";
  private static final Parameter FILE = Parameter.ofName("file");
  private static final String PREFIX = "learnt:"; // of the names of resources

  private LearntPlayers() {}

  /** The player that goes by a learnt file, as it is named among the resources. */
  public static PlayerSpec spec(String file) {
    return PlayerSpec.of(NAME).with(FILE.name(), file);
  }

  /**
   * A kit with such players, if its game can be learnt.
   *
   * @param kits finds a game by its id
   * @param resources find learnt files, see {@link #orElse}
   */
  public static GameKit<?> added(
      GameKit<?> kit, Function<String, Optional<GameKit<?>>> kits, Resources resources) {
    return kit.learnable().isPresent() && kit.asDuel().isPresent()
        ? with(kit.asDuel().orElseThrow(), kits, resources)
        : kit;
  }

  private static <P extends DuelPosition> GameKit<P> with(
      GameKit<P> kit, Function<String, Optional<GameKit<?>>> kits, Resources resources) {
    return kit.with(
        new PlayerType<>(
            NAME,
            List.of(FILE),
            List.of(FILE.name()),
            new Builder<P>(kit.game().id(), kits, resources)));
  }

  /**
   * A source for {@link Resources} that finds learnt files in {@code folder}, and all else where
   * {@code others} do.
   */
  public static Resources.Source orElse(Path folder, Resources.Source others) {
    return new InFolder(folder, others);
  }

  /** Finds learnt files in a folder. */
  private record InFolder(Path folder, Resources.Source others) implements Resources.Source {
    private Path file(String name) {
      return folder.resolve(name.substring(PREFIX.length()));
    }

    @Override
    public @Nullable InputStream open(String name) {
      if (!name.startsWith(PREFIX)) {
        return others.open(name);
      }
      try {
        return Files.newInputStream(file(name));
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
        return name; // what is wrong is told by who opens it
      }
    }
  }

  /** Builds players of one game. */
  private record Builder<P extends DuelPosition>(
      String game, Function<String, Optional<GameKit<?>>> kits, Resources resources)
      implements PlayerType.Builder<P> {
    /** Takes what is wrong with a file through the resources. */
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

    /** A player that reads its file when it is first asked for a move. */
    @Override
    public Player<P> build(PlayerSpec spec, long seed) {
      return new Unread<>(() -> learnt(file(spec)).player(seed));
    }

    /** What was learnt by then serves the whole game. */
    private static final class Unread<P extends DuelPosition> implements Player<P> {
      private final Supplier<Player<P>> reading;
      private @Nullable Player<P> player;

      Unread(Supplier<Player<P>> reading) {
        this.reading = reading;
      }

      @Override
      public int choose(P ownCopy, int seat, Thinking thinking) {
        Player<P> read = player == null ? reading.get() : player;
        player = read;
        return read.choose(ownCopy, seat, thinking);
      }
    }

    private static String file(PlayerSpec spec) {
      return spec.setting(FILE.name()).orElseThrow();
    }

    /**
     * @throws IllegalArgumentException if there is no such file, or it is of another game
     * @throws UncheckedIOException if it cannot be used
     */
    @SuppressWarnings("unchecked") // a game has positions of one type
    private Learnt<P> learnt(String file) {
      Learnt<?> learnt = found(file);
      if (!learnt.plan().game().equals(game)) {
        throw new IllegalArgumentException(ofAnother(file, learnt));
      }
      return (Learnt<P>) learnt;
    }

    private Learnt<?> found(String file) {
      return resources.get(PREFIX + file, Learnt.class, in -> read(in, file));
    }

    private String ofAnother(String file, Learnt<?> learnt) {
      return file + ": this was learnt of " + learnt.plan().game() + ", not of " + game;
    }

    private Learnt<?> read(InputStream in, String file) throws IOException {
      try {
        return LearntFile.read(in, file, kits);
      } catch (TrainingException e) {
        throw new Unusable(e);
      }
    }

    @Override
    public void check(PlayerSpec spec) throws NotationException {
      String file = file(spec);
      Learnt<?> learnt;
      try {
        learnt = found(file);
      } catch (IllegalArgumentException none) {
        throw fault("player.learnt-none", List.of(file), "there is no learnt file " + file);
      } catch (UncheckedIOException e) {
        throw e.getCause() instanceof Unusable unusable
            ? fault(unusable.fault, unusable.details, String.valueOf(unusable.getMessage()))
            : fault("player.learnt-unreadable", List.of(file), file + ": cannot be read");
      }
      String of = learnt.plan().game();
      if (!of.equals(game)) {
        throw fault("player.learnt-game", List.of(file, of, game), ofAnother(file, learnt));
      }
    }

    private static NotationException fault(String fault, List<String> details, String sentence) {
      int column = NAME.length() + FILE.name().length() + 3;
      return new NotationException(1, column, fault, details, sentence);
    }
  }
}
