package yomikiri.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.StudyResults;
import yomikiri.engine.study.run.RunProgress;

/** Studies are told in words. */
final class LabWordsTest {
  @TempDir private Path folder;

  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);
  private final LabWords words =
      new LabWords(
          new Texts(List.of("/yomikiri/app/text", "/yomikiri/app/board/mattix"), language),
          List.of(MattixUi.of(Mattix.kit(4))));

  private JobSnapshot<RunProgress> played(String... players) {
    return new LabFixture(folder).begin(LabFixture.study("mattix-4", 2, players)).snapshot().get();
  }

  @Test
  void aStudyNamesItsGameAndItsPlayersInTheLanguageSet() {
    JobSnapshot<RunProgress> card = played("perfect:time=100ms", "alphabeta:depth=1");
    assertThat(words.title(card)).isEqualTo("Mattix 4×4");
    assertThat(words.about(card)).startsWith("Perfect, 100 ms · Alpha-beta, depth 1 · ");
    assertThat(words.headline(card.details().map(RunProgress::findings).orElseThrow()))
        .startsWith("Too close to call: Perfect, 100 ms scored ")
        .endsWith(" of the points against Alpha-beta, depth 1.");
    language.set(Language.JAPANESE);
    assertThat(words.about(card)).startsWith("完全読み（100 ミリ秒） · アルファベータ法（深さ 1） · ");
    assertThat(words.headline(card.details().map(RunProgress::findings).orElseThrow()))
        .startsWith("差がついたとは言えません：完全読み（100 ミリ秒）のアルファベータ法（深さ 1）に対する得点率は ");
  }

  @Test
  void aStudyNotReadYetIsCalledByTheGameInItsFoldersName() {
    assertThat(words.title(unread("20260102-101010-mattix-4"))).isEqualTo("Mattix 4×4");
    assertThat(words.title(unread("20260102-101010-mattix-4-2"))).isEqualTo("Mattix 4×4");
    assertThat(words.title(unread("own"))).isEqualTo("own");
  }

  private JobSnapshot<RunProgress> unread(String id) {
    JobEntry entry = new JobEntry(id, folder.resolve(id), true, false, "", "", 0);
    return new JobSnapshot<>(entry, JobState.UNREAD, 0, Optional.empty(), Optional.empty());
  }

  @Test
  void copiesOfAGameAreTold() {
    JobSnapshot<RunProgress> card =
        new LabFixture(folder)
            .begin(LabFixture.study("tictactoe", 1000, "greedy", "alphabeta:depth=3"))
            .snapshot()
            .get();
    assertThat(words.about(card)).endsWith("Finished · 1,000 of 1,000 games, 1 distinct");
    language.set(Language.JAPANESE);
    assertThat(words.about(card)).endsWith("完了 · 1,000 / 1,000 局（うち異なる対局 1 局）");
  }

  @Test
  void theBestOfManyIsTold() {
    JobSnapshot<RunProgress> card = played("alphabeta:depth=2", "alphabeta:depth=4", "random");
    assertThat(words.headline(card.details().map(RunProgress::findings).orElseThrow()))
        .matches("Too close to call: (Alpha-beta, depth [24]|Random) scored the most points, .*");
    assertThat(words.players(card.details().map(p -> p.findings().study()).orElseThrow()))
        .isEqualTo("Alpha-beta, depth 2 · Alpha-beta, depth 4 and 1 more");
  }

  @Test
  void nobodyIsAheadWithinChance() {
    assertThat(words.headline(found(100, 6, 5)))
        .startsWith("Not decided yet: Perfect has 83.3% (")
        .endsWith(" of the points against Random.");
    assertThat(words.headline(found(6, 6, 5)))
        .startsWith("Too close to call: Perfect scored 83.3% (");
  }

  @Test
  void whoIsAheadIsToldAndOfAFinishedStudyAsPast() {
    assertThat(words.headline(found(100, 40, 30)))
        .startsWith("Perfect is ahead of Random with 75.0% (");
    assertThat(words.headline(found(40, 40, 30)))
        .startsWith("Perfect came out ahead of Random with 75.0% (");
    assertThat(words.headline(found(40, 40, 10)))
        .startsWith("Random came out ahead of Perfect with 75.0% (");
  }

  @Test
  void amongThreeThePlaceIsTold() {
    JobSnapshot<RunProgress> card =
        new LabFixture(folder)
            .begin(LabFixture.study("tron-3", 60, "random", "greedy:eval=voronoi", "greedy"))
            .snapshot()
            .get();
    assertThat(words.about(card)).contains(" and 1 more · Finished");
    assertThat(words.headline(card.details().map(RunProgress::findings).orElseThrow()))
        .matches(
            "Greedy, .* came first: mean place 1\\.\\d\\d \\(1\\.\\d\\d–1\\.\\d\\d\\) of 3\\.");
    language.set(Language.JAPANESE);
    assertThat(words.headline(card.details().map(RunProgress::findings).orElseThrow()))
        .startsWith("首位は");
  }

  @Test
  void aNameThatWasTypedIsTheTitle() {
    LabFixture lab = new LabFixture(folder);
    lab.model.begin(
        LabFixture.study("mattix-4", 2, "perfect", "random"),
        new StudyName(" C:\\new = old ", Optional.of(Preset.LUCK)));
    assertThat(words.title(lab.model.studies().getFirst().snapshot().get()))
        .isEqualTo("C:\\new = old");
    LabFixture later = new LabFixture(folder);
    later.model.jobs().shown();
    assertThat(words.title(later.model.studies().getFirst().snapshot().get()))
        .isEqualTo("C:\\new = old");
  }

  /** A study of which {@code games} have been played; the first player won so many of them. */
  private static Findings found(int planned, int games, int wins) {
    Study study = LabFixture.study("mattix-4", planned, "perfect", "random");
    StudyResults results = new StudyResults(study, LabFixture.kit("mattix-4"));
    for (int i = 0; i < games; i++) {
      boolean firstSeatWins = (i < wins) == (i % 2 == 0); // seats are swapped every other game
      results.add(
          new PlayedGame(
              i,
              "",
              List.of(firstSeatWins ? 1 : 0, firstSeatWins ? 0 : 1),
              List.of(firstSeatWins ? 1.0 : 0.0, firstSeatWins ? 0.0 : 1.0),
              new Ending.Normal(),
              List.of(MoveTimes.NONE, MoveTimes.NONE),
              Optional.empty()));
    }
    return results.findings();
  }
}
