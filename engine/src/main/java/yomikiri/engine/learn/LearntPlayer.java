package yomikiri.engine.learn;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.FaultSentences;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.learn.Learner.MoveValues;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * Plays the move of the highest learnt value, looking no further; among equals any. Its spec names
 * a learnt file: {@code learnt:file=latest.learnt}.
 */
public final class LearntPlayer<P extends DuelPosition> implements Player<P> {
  private static final String NAME = "learnt";

  private final MoveValues<P> values;
  private SplitMix64 random;

  /** {@code values} are used by nobody else. */
  public LearntPlayer(MoveValues<P> values, long seed) {
    this.values = values;
    this.random = new SplitMix64(seed);
  }

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

  /** A move and what is learnt about it. */
  private record Valued(int move, Verdict.Learnt learnt) {
    RankedMove ranked() {
      return new RankedMove(move, learnt);
    }
  }

  @Override
  public boolean begin(P start, long seed) {
    random = new SplitMix64(seed);
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    List<Valued> valued = valued(ownCopy, values);
    double best = valued.getFirst().learnt.value();
    int ties = 1;
    while (ties < valued.size() && valued.get(ties).learnt.value() == best) {
      ties++;
    }
    Valued chosen = valued.remove(random.below(ties));
    valued.addFirst(chosen);
    context.report(
        () ->
            new SearchReport(
                0,
                valued.size(),
                context.clock().elapsedNanos(),
                valued.stream().map(Valued::ranked).toList()));
    return chosen.move;
  }

  private static <P extends DuelPosition> List<Valued> valued(P position, MoveValues<P> values) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    List<Valued> valued = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      valued.add(new Valued(moves.get(i), values.of(position, moves.get(i))));
    }
    valued.sort(Comparator.<Valued>comparingDouble(one -> one.learnt.value()).reversed());
    return valued;
  }

  /** All moves of a position, which is not over, with what is learnt about them, the best first. */
  public static <P extends DuelPosition> List<RankedMove> ranked(P position, MoveValues<P> values) {
    return valued(position, values).stream().map(Valued::ranked).toList();
  }
}
