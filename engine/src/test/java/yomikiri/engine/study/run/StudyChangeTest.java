package yomikiri.engine.study.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Studies;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyChange;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFolder;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.PairingResult;

/** Studies that are changed while they are played. */
final class StudyChangeTest {
  private static final Sprt TEST = new Sprt(0, 100, 0.05, 0.05);

  @TempDir private Path folder = Path.of("");

  private Path dir(String name) {
    return folder.resolve(name);
  }

  private static StudyChange games(int count) {
    return new StudyChange(Optional.of(count), false, Optional.empty(), Optional.of(2));
  }

  private static StudyChange test(Optional<Sprt> sprt) {
    return new StudyChange(Optional.empty(), true, sprt, Optional.empty());
  }

  /** Begins a study that is changed after its first game, and plays it to its end. */
  private Findings played(String name, Study study, StudyChange change) throws StudyException {
    try (StudyRun<?> run = Studies.open(dir(name), study)) {
      assertThat(ChangeRequest.make(dir(name), change, CATALOG::kit, () -> 0)).isFalse();
      assertThat(run.play(1)).isTrue();
      assertThat(dir(name).resolve(StudyChange.FILE)).doesNotExist();
      return run.progress().findings();
    }
  }

  private Findings resumed(String name) throws StudyException {
    try (StudyRun<?> run = StudyRun.reopen(dir(name), CATALOG::kit, () -> 0)) {
      assertThat(run.play(2)).isTrue();
      return run.progress().findings();
    }
  }

  @Test
  void moreGamesGiveTheFilesOfALongerStudy() throws StudyException {
    Study small = Studies.of("mattix-4", 10, "greedy", "random", "mcts:playouts=10");
    Studies.played(
        dir("long"), Studies.of("mattix-4", 16, "greedy", "random", "mcts:playouts=10"), 1);
    played("while", small, games(16));
    assertThat(Studies.files(dir("while"))).isEqualTo(Studies.files(dir("long")));
    Studies.played(dir("after"), small, 1);
    assertThat(ChangeRequest.make(dir("after"), games(16), CATALOG::kit, () -> 0)).isTrue();
    resumed("after");
    assertThat(Studies.files(dir("after"))).isEqualTo(Studies.files(dir("long")));
    assertThatThrownBy(() -> ChangeRequest.make(dir("after"), games(10), CATALOG::kit, () -> 0))
        .hasMessage("games: expected 16 or more, as there are already, found 10");
  }

  @Test
  void aChangeAskedForAfterTheLastGameIsMadeToo() throws StudyException {
    Study study = Studies.of("mattix-4", 4, "greedy", "random");
    Studies.played(dir("a"), study, 1);
    Findings findings = played("a", study, games(6));
    assertThat(games(findings)).containsExactly(6);
  }

  @Test
  void partsThatWereChangedAtOtherTimesMakeTheWhole() throws StudyException {
    Study small = Studies.of("mattix-4", 10, "greedy", "random");
    Studies.played(dir("whole"), Studies.of("mattix-4", 14, "greedy", "random"), 1);
    played("part0", small.part(new Shard(0, 2)), games(14));
    Studies.played(dir("part1"), small.part(new Shard(1, 2)), 1);
    List<Path> parts = List.of(dir("part0"), dir("part1"));
    assertThatThrownBy(() -> StudyMerge.merge(parts, dir("merged"), CATALOG::kit))
        .hasMessageContaining("this is part of another study: games is 10, not 14");
    ChangeRequest.make(dir("part1"), games(14), CATALOG::kit, () -> 0);
    resumed("part1");
    StudyMerge.merge(parts, dir("merged"), CATALOG::kit);
    assertThat(Studies.files(dir("merged"))).isEqualTo(Studies.files(dir("whole")));
  }

  @Test
  void aTestThatComesAndGoesIsRecordedSoThatTheSameGamesAreWantedAgain() throws Exception {
    Study study = Studies.of("mattix-4", 60, "perfect", "random", "greedy");
    Findings tested = played("a", study, test(Optional.of(TEST)));
    assertThat(games(tested)).contains(24).allMatch(games -> games < 60);
    assertThat(tested.isDone()).isTrue();
    Study begun = StudyFolder.study(dir("a"), CATALOG::kit);
    assertThat(begun.earlier()).containsExactly(new Study.EarlierTest(6, Optional.empty()));
    assertThat(StudyText.read(StudyText.write(begun), CATALOG::kit, Game::usualOpening))
        .isEqualTo(begun);
    ChangeRequest.make(dir("a"), test(Optional.empty()), CATALOG::kit, () -> 0);
    Findings whole = resumed("a");
    assertThat(whole.isDone()).isTrue();
    int last = games(tested).stream().mapToInt(games -> games).max().orElseThrow();
    List<Integer> expected = new ArrayList<>();
    games(tested).forEach(games -> expected.add(60 - (last - games)));
    assertThat(games(whole)).isEqualTo(expected);
    assertThat(StudyArchive.open(dir("a"), CATALOG::kit).findings()).isEqualTo(whole);
  }

  private static List<Integer> games(Findings findings) {
    return findings.pairings().stream()
        .map(PairingResult::score)
        .map(s -> s.tally().games())
        .toList();
  }

  @Test
  void aChangeIsReadAsItWasWritten() throws NotationException {
    for (StudyChange change : List.of(games(40), test(Optional.empty()), test(Optional.of(TEST)))) {
      assertThat(StudyChange.read(change.text())).isEqualTo(change);
    }
    assertThatThrownBy(() -> StudyChange.read("players = 3"))
        .hasMessageContaining("there is no setting \"players\"");
  }
}
