package yomikiri.engine.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import yomikiri.engine.game.Candles;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Lots;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.search.RandomPlayer;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** Studies of games for more than two, and who can play them. */
public final class SeveralSeats {
  private SeveralSeats() {}

  /** The kits of the games for three, four and five that tests have. */
  public static List<GameKit<?>> kits() {
    return Stream.of(TestGames.COINS, Lots.GAME, Candles.game(3), Candles.game(4), Candles.game(5))
        .<GameKit<?>>map(SeveralSeats::kitOf)
        .toList();
  }

  public static Optional<GameKit<?>> kit(String id) {
    return kits().stream().filter(kit -> kit.game().id().equals(id)).findFirst();
  }

  /** Its players move at random, play the lowest or the highest move, or fail at their first. */
  private static <P extends Position> GameKit<P> kitOf(Game<P> game) {
    return new GameKit<>(
        game,
        List.of(
            new PlayerType<P>(
                "random", List.of(), List.of(), (spec, seed) -> new RandomPlayer<>(seed)),
            new PlayerType<P>(
                "low",
                List.of(),
                List.of(),
                spec ->
                    (position, seat, context) ->
                        new GameSession<>(game, position).legalMoves(seat)[0]),
            new PlayerType<P>(
                "high",
                List.of(),
                List.of(),
                spec ->
                    (position, seat, context) ->
                        Arrays.stream(new GameSession<>(game, position).legalMoves(seat))
                            .max()
                            .orElseThrow()),
            new PlayerType<P>(
                "fails",
                List.of(),
                List.of(),
                (spec, seed) -> {
                  SplittableRandom luck = new SplittableRandom(seed);
                  return (position, seat, context) -> {
                    if (luck.nextInt(6) == 0) {
                      throw new IllegalStateException("no idea");
                    }
                    return new GameSession<>(game, position).legalMoves(seat)[0];
                  };
                })),
        List.of(),
        PlayerSpec.of("random"));
  }

  /** A study of everybody with everybody, every layout in all seat orders. */
  public static Study of(String game, int games, String... players) {
    GameKit<?> kit = kit(game).orElseThrow();
    return StudyEdit.of(
            game,
            kit.game().players(),
            Arrays.stream(players).map(PlayerSpec::of).toList(),
            games,
            1)
        .study();
  }

  /** The same study in which players also meet themselves. */
  public static Study withSelf(Study study) {
    return varied(study, study.swap(), true, study.gauntlet());
  }

  /** The same study with every layout played once. */
  public static Study withoutSwap(Study study) {
    return varied(study, false, study.self(), study.gauntlet());
  }

  /** The same study with {@code champion} in every pairing. */
  public static Study gauntlet(Study study, String champion) {
    return varied(study, study.swap(), study.self(), Optional.of(PlayerSpec.of(champion)));
  }

  private static Study varied(
      Study study, boolean swap, boolean self, Optional<PlayerSpec> champion) {
    return study.edit().swap(swap).self(self).gauntlet(champion).study();
  }

  public static StudyRun<?> open(Path folder, Study study) throws StudyException {
    return StudyRun.open(folder, study, SeveralSeats::kit, () -> 0);
  }

  /** Plays a study to its end. */
  public static void play(Path folder, Study study, int jobs) throws StudyException {
    try (StudyRun<?> run = open(folder, study)) {
      assertThat(run.play(jobs)).isTrue();
    }
  }
}
