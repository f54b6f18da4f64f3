package yomikiri.app.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.statistics.StatisticsSnapshot.Strength;
import yomikiri.app.store.Folders;
import yomikiri.app.store.Library;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.app.text.Language;
import yomikiri.app.text.TestNotices;
import yomikiri.app.text.Texts;
import yomikiri.engine.file.Disk;
import yomikiri.engine.teach.LossFigures;
import yomikiri.engine.teach.MoveStatistics;
import yomikiri.engine.teach.MoveStatistics.Grouping;
import yomikiri.engine.teach.ReviewedGame.State;

@Timeout(20)
final class StatisticsViewModelTest {
  /** The second player answers a corner by an edge, which loses, and loses. */
  private static final String LOST =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Player1 "alphabeta:depth=9"]
      [Player2 "human"]
      [Date "2026-01-02"]
      [Result "1:0"]
      [Termination "normal"]
      [Moves "7"]

      1. a1 b1 2. a3 a2 3. c3 b3 4. b2
      """;

  @TempDir Path folder = Path.of("");
  private final TestNotices notices = new TestNotices();
  private final DirectSearchExecutor search = new DirectSearchExecutor(() -> 0);
  private final DirectBackground background = new DirectBackground();
  private Library library = library();

  @BeforeEach
  void fourGames() {
    library = library();
    library.keep("20260101-100000-aaaa.ykr", () -> LOST);
    library.keep("20260102-100000-bbbb.ykr", () -> LOST.replace("human", "Grandmother"));
    library.keep("20260103-100000-cccc.ykr", () -> LOST.replace("\"normal\"", "\"unterminated\""));
    library.keep(
        "20260104-100000-dddd.ykr",
        () ->
            LOST.replace("2026-01-02", "2026-02-03")
                .replace("b1 2. a3 a2 3. c3 b3 4. b2", "b2" + " 2. b1 c1 3. a3 a2 4. c2 b3 5. c3"));
  }

  private Library library() {
    return new Store(
            new Folders(
                folder.resolve("config"),
                folder.resolve("board"),
                folder.resolve("games"),
                folder.resolve("log")),
            Disk.REAL,
            Clock.fixed(Instant.parse("2026-05-04T10:00:00Z"), ZoneOffset.UTC),
            new SplittableRandom(1),
            new Workers(Runnable::run, Runnable::run, later -> {}, late -> {}, Runnable::run),
            CATALOG,
            TestNotices.none())
        .library();
  }

  private StatisticsViewModel open() {
    return open("");
  }

  private StatisticsViewModel open(String onBoard) {
    StatisticsViewModel model =
        new StatisticsViewModel(
            library,
            AvailableGames.of(GAME_LIST),
            search,
            background,
            Clock.fixed(Instant.parse("2026-05-04T10:00:00Z"), ZoneOffset.UTC),
            () -> 0,
            () -> onBoard,
            notices);
    model.shown();
    return model;
  }

  private static MoveStatistics all(StatisticsViewModel model) {
    return model.snapshot().get().statistics();
  }

  private void reviewAll(StatisticsViewModel model) {
    model.reviewMissing();
    while (search.finishOne()) {
      assertThat(model.snapshot().get().reading()).isEmpty();
    }
  }

  @Test
  void onlyFinishedGamesOfOneselfAgainstCpusCount() {
    MoveStatistics read = all(open());
    assertThat(read.games()).hasSize(2);
    assertThat(read.count(State.NOT)).isEqualTo(2);
    assertThat(read.all().lost()).isEmpty();
    assertThat(read.by(Grouping.MONTH))
        .extracting(MoveStatistics.Group::key)
        .containsExactly("2026-01", "2026-02");
  }

  @Test
  void missingReviewsAreMadeAndStayInTheLibrary() {
    StatisticsViewModel model = open();
    reviewAll(model);
    assertThat(model.snapshot().get().reviewing()).isEmpty();
    assertThat(all(model).count(State.WHOLE)).isEqualTo(2);
    LossFigures figures = all(model).all();
    assertThat(figures.unit()).isEqualTo(LossFigures.Unit.POINTS);
    assertThat(figures.proven().moves()).isEqualTo(7);
    assertThat(figures.proven().mistakes() + figures.proven().blunders()).isOne();
    assertThat(figures.lost().orElseThrow().value()).isEqualTo(0.5);
    library = library();
    assertThat(all(open())).as("read again").isEqualTo(all(model));
    assertThat(notices.shown).isEmpty();
  }

  @Test
  void reviewsStopWhenToldTo() {
    StatisticsViewModel model = open();
    model.reviewMissing();
    assertThat(search.finishOne()).isTrue();
    assertThat(model.snapshot().get().reviewing().orElseThrow().share()).isGreaterThan(0);
    model.stopReviews();
    assertThat(search.alive()).isZero();
    assertThat(model.snapshot().get().reviewing()).isEmpty();
    assertThat(all(model).count(State.WHOLE)).isZero();
  }

  @Test
  void theGameOnTheBoardIsLeftAlone() {
    StatisticsViewModel model = open("20260104-100000-dddd.ykr");
    reviewAll(model);
    assertThat(all(model).count(State.WHOLE)).isOne();
  }

  @Test
  void aPlayerThatBreaksDownEndsTheReviewsWithANotice() {
    StatisticsViewModel model = open();
    model.reviewMissing();
    search.breakOne();
    assertThat(model.snapshot().get().reviewing()).isEmpty();
    assertThat(notices.shown).hasSize(1);
  }

  @Test
  void fewMovesSayNothingOfStrength() {
    StatisticsViewModel model = open();
    model.findStrength();
    assertThat(background.finishOne()).as("of all games there is none").isFalse();
    model.show(Optional.of("tictactoe"));
    model.findStrength();
    assertThat(model.snapshot().get().strength()).isInstanceOf(Strength.Searched.class);
    assertThat(background.finishOne()).isTrue();
    StatisticsWords words =
        new StatisticsWords(
            new Texts(
                List.of("/yomikiri/app/text", "/yomikiri/app/board/tictactoe"),
                new SimpleObjectProperty<>(Language.ENGLISH)),
            GAME_LIST);
    assertThat(words.strength(model.snapshot().get()))
        .startsWith("This says nothing yet: only ")
        .contains("at least 60 are needed");
  }

  @Test
  void aSearchForStrengthCanBeStopped() {
    StatisticsViewModel model = open();
    model.show(Optional.of("tictactoe"));
    model.findStrength();
    model.stopStrength();
    assertThat(background.finishOne()).isFalse();
    assertThat(model.snapshot().get().strength()).isInstanceOf(Strength.Unknown.class);
  }
}
