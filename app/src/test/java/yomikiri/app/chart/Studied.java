package yomikiri.app.chart;

import static yomikiri.app.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.value.ObservableValue;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.StudyResults;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.PlayerSpec;

/** Findings to draw: played by the engine, or made up. */
final class Studied {
  private Studied() {}

  static Study study(String game, int games, String... players) {
    return Study.of(game, Arrays.stream(players).map(Studied::spec).toList(), games, 1);
  }

  static PlayerSpec spec(String text) {
    try {
      return PlayerSpec.parse(text);
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  static Study gauntlet(Study study, String champion) {
    return varied(study, false, Optional.of(spec(champion)), false, Optional.empty());
  }

  /** The same where players also meet themselves. */
  static Study selfish(Study study) {
    return varied(study, true, Optional.empty(), false, Optional.empty());
  }

  static Study exact(Study study) {
    return varied(study, false, Optional.empty(), true, Optional.empty());
  }

  static Study tested(Study study, Sprt test) {
    return varied(study, false, Optional.empty(), false, Optional.of(test));
  }

  private static Study varied(
      Study study,
      boolean selfish,
      Optional<PlayerSpec> champion,
      boolean exact,
      Optional<Sprt> test) {
    return study
        .edit()
        .self(selfish)
        .gauntlet(champion)
        .exact(exact)
        .sprt(test)
        .shard(Shard.WHOLE)
        .study();
  }

  /** The names of studies of these games. */
  static StudyNames names(ObservableValue<Language> language) {
    return new StudyNames(
        new Texts(List.of("/yomikiri/app/text", "/yomikiri/app/board/mattix"), language),
        List.of(MattixUi.of(Mattix.kit(4)), MattixUi.of(Mattix.kit(6))));
  }

  /** The pictures there are of a study. */
  static List<ChartKind> kinds(Findings findings) {
    return Arrays.stream(ChartKind.values()).filter(kind -> kind.isIn(findings)).toList();
  }

  /** What a study finds; {@code folder} must not hold another. */
  static Findings played(Path folder, Study study) throws StudyException {
    try (StudyRun<?> run = StudyRun.open(folder, study, CATALOG::kit, () -> 0)) {
      run.play(1);
      return run.progress().findings();
    }
  }

  /** The same for a game for more than two, where everybody meets everybody. */
  static Findings places(Path folder, String game, int games, String... players)
      throws StudyException {
    Study study = LabFixture.study(game, games, players);
    try (StudyRun<?> run = StudyRun.open(folder, study, CATALOG::kit, () -> 0)) {
      run.play(1);
      return run.progress().findings();
    }
  }

  /** Before the first game. */
  static Findings begun(Path folder, Study study) throws StudyException {
    try (StudyRun<?> run = StudyRun.open(folder, study, CATALOG::kit, () -> 0)) {
      return run.progress().findings();
    }
  }

  /** Many players with results as strength by number would bring them. */
  static Findings tournament(int players) {
    String[] names =
        IntStream.rangeClosed(1, players)
            .mapToObj(i -> "mcts:playouts=" + 100 * i + ",exploration=1.4")
            .toArray(String[]::new);
    return of(
        study("mattix-6", 100, names), p -> tally(50 - 40 * (p.second() - p.first()) / players));
  }

  /** Five players, some of whose names are long. */
  static Findings five() {
    Study study =
        study(
            "mattix-6",
            100,
            "perfect:time=100ms",
            "alphabeta:time=100ms",
            "minimax:time=100ms",
            "mcts:time=100ms",
            "montecarlo:time=100ms");
    return of(study, p -> tally(50 + 9 * p.second()));
  }

  private static Tally tally(int wins) {
    return new Tally(wins, 4, 96 - wins);
  }

  /**
   * What a study for two would find if its pairings went like this.
   *
   * @param results of a pairing's first player, its wins before its draws and losses; the rest of
   *     its games is still to come
   */
  static Findings of(Study study, Function<Pairing, Tally> results) {
    StudyResults found = new StudyResults(study, CATALOG.kit(study.game()).orElseThrow());
    StudySchedule schedule = found.schedule();
    for (int number = 0; number < schedule.total(); number++) {
      Tally tally = results.apply(schedule.pairing(number));
      int game = schedule.inPairing(number);
      if (game < tally.games()) {
        double own = game < tally.wins() ? 1 : game < tally.wins() + tally.draws() ? 0.5 : 0;
        double first = schedule.isInOrder(number) ? own : 1 - own;
        found.add(
            new PlayedGame(
                number,
                "",
                List.of((int) (2 * first), (int) (2 - 2 * first)),
                List.of(first, 1 - first),
                new Ending.Normal(),
                List.of(MoveTimes.NONE, MoveTimes.NONE),
                Optional.empty()));
      }
    }
    return found.findings();
  }
}
