package yomikiri.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import yomikiri.app.chart.StudyNames;
import yomikiri.app.jobs.Job;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Sorting.SortBy;
import yomikiri.engine.study.run.RunProgress;
import yomikiri.engine.think.PlayerSpec;

/** The games of a study, found and opened. */
final class GamesViewModelTest {
  @TempDir private Path folder;

  private final List<RestoredGame<?>> opened = new ArrayList<>();

  private GamesViewModel games(int games, String... players) {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job = lab.begin(LabFixture.study("tictactoe", games, players));
    return new GamesViewModel(
        lab.model.lab(), job, LabFixture.availableGames(), opened::add, lab.notices);
  }

  @Test
  void gamesComeInPages() {
    GamesViewModel games = games(402, "random", "greedy");
    games.load();
    assertThat(games.rows()).hasSize(GamesViewModel.PAGE);
    assertThat(games.rows().getFirst().number()).isZero();
    assertThat(games.hasPrevious().get()).isFalse();
    games.next();
    games.next();
    assertThat(games.rows()).extracting(StudyGameRow::number).containsExactly(400, 401);
    assertThat(games.hasNext().get()).isFalse();
    games.next();
    assertThat(games.rows()).hasSize(2);
    games.previous();
    assertThat(games.rows().getFirst().number()).isEqualTo(200);
    games.previous();
    assertThat(games.hasPrevious().get()).isFalse();
    assertThat(games.rows().getFirst().number()).isZero();
  }

  @Test
  void aPageInAnotherLanguageShowsTheSameGames() {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job = lab.begin(LabFixture.study("tictactoe", 402, "random", "greedy"));
    List<GamesViewModel> pages = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      pages.add(
          new GamesViewModel(
              lab.model.lab(), job, LabFixture.availableGames(), opened::add, lab.notices));
    }
    GamesViewModel page = pages.get(0);
    page.result().set(GamesViewModel.Result.SECOND_WON);
    page.order().set(List.of(new SortBy<>(GameColumn.NUMBER, true)));
    page.result().set(GamesViewModel.Result.ANY);
    page.next();
    pages.get(1).goOnFrom(page);
    assertThat(pages.get(1).rows()).isEqualTo(page.rows()).hasSize(GamesViewModel.PAGE);
    assertThat(pages.get(1).start()).isEqualTo(GamesViewModel.PAGE);
    assertThat(pages.get(1).order().get()).isEqualTo(page.order().get());
  }

  @Test
  void seatsAreSwappedOnTheSameLayout() {
    GamesViewModel games = games(4, "random", "greedy");
    games.load();
    assertThat(games.rows().get(0).players())
        .extracting(PlayerSpec::name)
        .containsExactly("random", "greedy");
    assertThat(games.rows().get(1).players())
        .extracting(PlayerSpec::name)
        .containsExactly("greedy", "random");
    assertThat(games.rows().get(1).layout()).isEqualTo(games.rows().get(0).layout());
  }

  @Test
  void onlyGamesAskedForAreShown() {
    GamesViewModel games = games(40, "random", "greedy", "montecarlo:playouts=5");
    games.load();
    int all = games.rows().size();
    assertThat(all).isEqualTo(120);
    int found = 0;
    for (GamesViewModel.Result result :
        List.of(
            GamesViewModel.Result.FIRST_WON,
            GamesViewModel.Result.DRAWN,
            GamesViewModel.Result.SECOND_WON)) {
      games.result().set(result);
      found += games.rows().size();
    }
    assertThat(found).isEqualTo(all);
    games.result().set(GamesViewModel.Result.FORFEITED);
    assertThat(games.rows()).isEmpty();
    games.result().set(GamesViewModel.Result.ANY);
    games.pairing().set(Optional.of(new yomikiri.engine.study.Pairing(1, List.of(0, 2))));
    assertThat(games.rows()).hasSize(40);
    assertThat(games.rows())
        .allSatisfy(
            row ->
                assertThat(row.players())
                    .contains(PlayerSpec.of("random"))
                    .doesNotContain(PlayerSpec.of("greedy")));
  }

  @Test
  void aGameIsOpenedAsItWasPlayed() {
    GamesViewModel games = games(4, "random", "greedy");
    games.load();
    StudyGameRow row = games.rows().get(2);
    games.open(row);
    assertThat(opened).hasSize(1);
    assertThat(opened.getFirst().session().session().length()).isEqualTo(row.plies());
    games.open(null);
    assertThat(opened).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void aGameOpenedNamesItsPlayersAsTheStudyDoes(Language language) {
    GamesViewModel games = games(2, "alphabeta:depth=3,time=100ms", "alphabeta:depth=1");
    games.load();
    StudyGameRow row = games.rows().getFirst();
    games.open(row);
    Texts texts = new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(language));
    StudyNames names = new StudyNames(texts, List.of());
    assertThat(opened.getFirst().session().setup().seats())
        .extracting(seat -> new PlayerWords(texts).cpu(((SeatSetup.Cpu) seat).level()))
        .containsExactlyElementsOf(row.players().stream().map(names::player).toList());
  }

  private GamesViewModel ofThree(int games) {
    LabFixture lab = new LabFixture(folder);
    Job<RunProgress> job =
        lab.begin(LabFixture.study("tron-3", games, "random", "greedy", "paranoid:depth=1"));
    return new GamesViewModel(
        lab.model.lab(), job, LabFixture.availableGames(), opened::add, lab.notices);
  }

  @Test
  void amongThreeEveryLayoutIsPlayedInAllSeatOrdersAndPlacesAreTold() {
    GamesViewModel games = ofThree(12);
    games.load();
    assertThat(games.rows()).hasSize(12);
    assertThat(games.rows().subList(0, 6))
        .allSatisfy(row -> assertThat(row.places()).containsExactlyInAnyOrder(1.0, 2.0, 3.0))
        .extracting(StudyGameRow::players)
        .doesNotHaveDuplicates();
    int found = 0;
    for (GamesViewModel.Result result : GamesViewModel.Result.of(3)) {
      games.result().set(result);
      found += games.rows().size();
    }
    assertThat(found).as("all, and each by its winner").isEqualTo(24);
    games.result().set(GamesViewModel.Result.THIRD_WON);
    assertThat(games.rows()).allSatisfy(row -> assertThat(row.places().get(2)).isEqualTo(1));
  }

  @Test
  void amongThreePlacesAreSortedSeatBySeatAndAGameIsOpenedAsItWasPlayed() {
    GamesViewModel games = ofThree(12);
    games.order().set(List.of(new SortBy<>(GameColumn.PLACES, false)));
    assertThat(games.rows()).extracting(row -> row.places().getFirst()).isSorted();
    StudyGameRow row = games.rows().getFirst();
    games.open(row);
    assertThat(opened.getFirst().session().setup().seats()).hasSize(3);
    assertThat(opened.getFirst().session().session().length()).isEqualTo(row.plies());
  }

  @Test
  void columnsAndResultsAreThoseOfTheSeats() {
    assertThat(GameColumn.of(2)).doesNotContain(GameColumn.THIRD, GameColumn.PLACES);
    assertThat(GameColumn.of(4))
        .containsSubsequence(GameColumn.PLACES, GameColumn.FIRST, GameColumn.FOURTH)
        .doesNotContain(GameColumn.RESULT, GameColumn.DIFFERENCE);
    assertThat(GamesViewModel.Result.of(2)).hasSize(5);
    assertThat(GamesViewModel.Result.of(3)).doesNotContain(GamesViewModel.Result.FOURTH_WON);
  }

  @Test
  void gamesAreSortedOverAllPagesAndStaySoWhenReadAgain() {
    GamesViewModel games = games(402, "random", "greedy");
    games.load();
    assertThat(games.count().get()).isEqualTo(402);
    games.next();
    games.order().set(List.of(new SortBy<>(GameColumn.NUMBER, true)));
    assertThat(games.start()).as("from the first page on").isZero();
    assertThat(games.rows().getFirst().number()).isEqualTo(401);
    games.load();
    assertThat(games.rows().getFirst().number()).isEqualTo(401);
    games.next();
    games.next();
    assertThat(games.rows()).extracting(StudyGameRow::number).containsExactly(1, 0);
    games
        .order()
        .set(List.of(new SortBy<>(GameColumn.MOVES, false), new SortBy<>(GameColumn.FIRST, true)));
    assertThat(games.rows())
        .isSortedAccordingTo(
            Comparator.comparingInt(StudyGameRow::plies)
                .thenComparing(row -> row.players().getFirst().name()) // greedy stands second
                .thenComparingInt(StudyGameRow::number));
    games.order().set(List.of());
    assertThat(games.rows()).extracting(StudyGameRow::number).isSorted();
  }

  @Test
  void resultsAreSortedFromTheFirstSeatsWinsToTheSeconds() {
    GamesViewModel games = games(100, "random", "greedy");
    games.order().set(List.of(new SortBy<>(GameColumn.RESULT, false)));
    assertThat(games.rows())
        .extracting(row -> row.winner().isEmpty() ? 1 : 2 * row.winner().getAsInt())
        .isSorted()
        .contains(0, 1, 2);
  }
}
