package yomikiri.engine.learn;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.FaultSentences;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.ResourceCache;

/** Players that go by learnt files, such as {@code learnt:file=latest.learnt}. */
public final class LearntPlayers {
  private static final String NAME = "learnt";

  private LearntPlayers() {}

  /** The player that goes by a learnt file, as it is named among the resources. */
  public static PlayerSpec spec(String file) {
    return PlayerSpec.of(NAME).with(LearntFiles.FILE.name(), file);
  }

  /**
   * A kit with such players, if its game can be learnt.
   *
   * @param kits finds a game by its id
   * @param resources find learnt files, see {@link LearntFiles#orElse}
   */
  public static GameKit<?> added(
      GameKit<?> kit, Function<String, Optional<GameKit<?>>> kits, ResourceCache resources) {
    return kit.canBeLearnt() ? with(kit.asDuel().orElseThrow(), kits, resources) : kit;
  }

  private static <P extends DuelPosition> GameKit<P> with(
      GameKit<P> kit, Function<String, Optional<GameKit<?>>> kits, ResourceCache resources) {
    return kit.with(
        new PlayerType<>(
            NAME,
            List.of(LearntFiles.FILE),
            List.of(LearntFiles.FILE.name()),
            new Builder<P>(kit.game().id(), kits, new LearntFiles("player", resources))));
  }

  /** Builds players of one game. */
  private record Builder<P extends DuelPosition>(
      String game, Function<String, Optional<GameKit<?>>> kits, LearntFiles files)
      implements PlayerType.Builder<P> {
    @Override
    public Player<P> build(PlayerSpec spec, long seed) {
      return model(LearntFiles.name(spec)).player(seed);
    }

    /**
     * @throws IllegalArgumentException if there is no such file, or it is of another game
     * @throws UncheckedIOException if it cannot be used
     */
    @SuppressWarnings("unchecked") // a game has positions of one type
    private LearntModel<P> model(String file) {
      LearntModel<?> model = found(file);
      if (!model.plan().game().equals(game)) {
        throw new IllegalArgumentException(
            FaultSentences.of("player.learnt-game", file, model.plan().game(), game));
      }
      return (LearntModel<P>) model;
    }

    private LearntModel<?> found(String file) {
      return files.get(file, LearntModel.class, in -> LearntFile.read(in, file, kits));
    }

    @Override
    public void check(PlayerSpec spec) throws NotationException {
      files.check(spec, this::found);
      String file = LearntFiles.name(spec);
      LearntModel<?> model = found(file);
      String of = model.plan().game();
      if (!of.equals(game)) {
        throw new NotationException(
            1, LearntFiles.column(spec), "player.learnt-game", file, of, game);
      }
    }
  }
}
