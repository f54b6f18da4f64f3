package yomikiri.app.chart;

import static yomikiri.app.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.value.ObservableValue;
import yomikiri.app.board.mattix.MattixFace;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.stats.Evidence;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.log.Account;
import yomikiri.engine.study.report.Convergence;
import yomikiri.engine.study.report.DuelFindings;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.PairingResult;
import yomikiri.engine.study.report.PlaceFindings;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.PlayerSpec;

/** DuelFindings to draw: played by the engine, or made by hand. */
final class Studied {
  static final Histogram NOTHING = new Histogram(List.of(), 0, 0, 0);

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
    return new Study(
        study.game(),
        study.seats(),
        study.players(),
        study.games(),
        study.seed(),
        study.fair(),
        study.opening(),
        study.swap(),
        selfish,
        champion,
        exact,
        test,
        Shard.WHOLE);
  }

  /** What studies of the games on this shelf are called. */
  static StudyNames names(ObservableValue<Language> language) {
    return new StudyNames(
        new Texts(List.of("/yomikiri/app/text", "/yomikiri/app/board/mattix"), language),
        List.of(MattixFace.of(Mattix.kit(4)), MattixFace.of(Mattix.kit(6))));
  }

  /** The pictures there are of a study. */
  static List<Kind> kinds(Findings findings) {
    return Arrays.stream(Kind.values()).filter(kind -> kind.isIn(findings)).toList();
  }

  /** What a study finds; {@code folder} must not hold another. */
  static DuelFindings played(Path folder, Study study) throws StudyException {
    try (StudyRun<?> run = StudyRun.open(folder, study, CATALOG::kit, () -> 0)) {
      run.play(1);
      return (DuelFindings) run.progress().findings();
    }
  }

  /** The same for a game for more than two, where everybody meets everybody. */
  static PlaceFindings places(Path folder, String game, int games, String... players)
      throws StudyException {
    Study study = LabFixture.study(game, games, players);
    try (StudyRun<?> run = StudyRun.open(folder, study, CATALOG::kit, () -> 0)) {
      run.play(1);
      return (PlaceFindings) run.progress().findings();
    }
  }

  /** Before the first game. */
  static DuelFindings begun(Path folder, Study study) throws StudyException {
    try (StudyRun<?> run = StudyRun.open(folder, study, CATALOG::kit, () -> 0)) {
      return (DuelFindings) run.progress().findings();
    }
  }

  /** Many players with results as strength by number would bring them. */
  static DuelFindings tournament(int players) {
    String[] names =
        IntStream.rangeClosed(1, players)
            .mapToObj(i -> "mcts:playouts=" + 100 * i + ",exploration=1.4")
            .toArray(String[]::new);
    Study study = study("mattix-6", 100, names);
    return of(
        study,
        study.pairings().stream()
            .map(p -> result(p, 100, tally(50 - 40 * (p.second() - p.first()) / players)))
            .toList());
  }

  /** Five players, some of whose names are long. */
  static DuelFindings five() {
    Study study =
        study(
            "mattix-6",
            100,
            "perfect:time=100ms",
            "alphabeta:time=100ms",
            "minimax:time=100ms",
            "mcts:time=100ms",
            "montecarlo:time=100ms");
    return of(
        study,
        study.pairings().stream().map(p -> result(p, 100, tally(50 + 9 * p.second()))).toList());
  }

  private static Tally tally(int wins) {
    return new Tally(wins, 4, 96 - wins);
  }

  static DuelFindings of(Study study, List<PairingResult> pairings) {
    return new DuelFindings(study, pairings, NOTHING, NOTHING);
  }

  /**
   * A pairing of which only this many games of its first player are known, half of them by seat.
   */
  static PairingResult result(Pairing pairing, int planned, Tally tally) {
    Tally first =
        new Tally(
            tally.wins() / 2,
            tally.draws() / 2,
            tally.games() / 2 - tally.wins() / 2 - tally.draws() / 2);
    Tally second =
        new Tally(
            tally.wins() - first.wins(),
            tally.draws() - first.draws(),
            tally.losses() - first.losses());
    Evidence results =
        Evidence.ofPairs(tally.losses() / 2, 0, tally.draws() / 2, 0, tally.wins() / 2);
    List<List<Account.Play>> play =
        Collections.nCopies(2, Collections.nCopies(Account.PHASES, Account.Play.NONE));
    return new PairingResult(
        pairing,
        planned,
        List.of(first, second),
        tally.games(),
        results,
        results,
        0,
        0,
        0,
        List.of(0.0, 0.0),
        List.of(0, 0),
        List.of(MoveTimes.NONE, MoveTimes.NONE),
        play,
        0,
        Sprt.Decision.GOES_ON,
        NOTHING,
        new Convergence(pairing, List.of(), Optional.empty()));
  }
}
