package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** How a game that is over is told. */
final class GameWordsTest {
  private static final SeatSetup PERSON = new SeatSetup.Human();

  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);

  private static PlayStatus.Over blackWinsBySix(int rounds) {
    List<Integer> scores = List.of(35, 29);
    PlayStatus.Standing match = new PlayStatus.Standing(0, rounds, scores, OptionalInt.of(0));
    return new PlayStatus.Over(
        OptionalInt.of(0), scores, List.of(1.0, 2.0), match, Optional.empty());
  }

  private static GameUi ui(String game) {
    return GAME_LIST.stream().filter(one -> one.id().equals(game)).findFirst().orElseThrow();
  }

  private GameWords words(String game) {
    return new GameWords(texts(game));
  }

  private Texts texts(String game) {
    return new Texts(List.of("/yomikiri/app/text", ui(game).words()), language);
  }

  private static Seating seating(String game) {
    return new Seating(ui(game), List.of(PERSON, PERSON), 0);
  }

  private String result(String game, int rounds) {
    return words(game).result(blackWinsBySix(rounds), seating(game));
  }

  @ParameterizedTest
  @CsvSource({
    "mattix-4, Player 1 wins by 6 points, プレイヤー\u00a01 の勝ち（6 点差）",
    "othello-8, Player 1 wins by 6 discs, プレイヤー\u00a01 の勝ち（6 石差）",
    "tictactoe, Player 1 wins, プレイヤー\u00a01 の勝ち"
  })
  void aMarginIsCalledByWhatTheGameCounts(String game, String english, String japanese) {
    assertThat(result(game, 1)).isEqualTo(english);
    language.set(Language.JAPANESE);
    assertThat(result(game, 1)).isEqualTo(japanese);
  }

  @Test
  void thoseWhoShareTheFirstPlaceAreNamedTogether() {
    List<Integer> none = List.of(0, 0, 0);
    PlayStatus.Over shared =
        new PlayStatus.Over(
            OptionalInt.empty(),
            none,
            List.of(2.0, 2.0, 2.0),
            new PlayStatus.Standing(0, 1, none, OptionalInt.empty()),
            Optional.empty());
    Seating three = new Seating(ui("tron-3"), List.of(PERSON, PERSON, PERSON), 0);
    assertThat(words("tron-3").result(shared, three))
        .isEqualTo("Player 1, Player 2 and Player 3 share first place");
    language.set(Language.JAPANESE);
    assertThat(words("tron-3").result(shared, three))
        .startsWith("プレイヤー\u00a01、プレイヤー\u00a02、プレイヤー\u00a03");
  }

  @Test
  void peopleWhoseNamesAreKnownAreCalledByThem() {
    Seating two =
        new Seating(
            ui("othello-8"), List.of(new SeatSetup.Human("Anna"), new SeatSetup.Human("Ben")), 0);
    assertThat(words("othello-8").result(blackWinsBySix(1), two)).isEqualTo("Anna wins by 6 discs");
    Seating alone = new Seating(ui("maze-5x5x3"), List.of(new SeatSetup.Human("Anna")), 0);
    assertThat(new SeatWords(texts("maze-5x5x3")).name(0, alone)).isEqualTo("Anna");
  }

  @Test
  void soIsTheLeadAfterARound() {
    assertThat(result("othello-8", 2)).isEqualTo("Player 1 leads by 6 discs after round 1");
  }

  @ParameterizedTest
  @CsvSource({"1, The game is over", "2, This round is over"})
  void aRoundThatIsOverIsNotYetTheGame(int rounds, String words) {
    PlayEvent late = new PlayEvent.NotNow(blackWinsBySix(rounds), false);
    assertThat(GameWords.notice(late, seating("othello-8")).text().in(texts("othello-8")))
        .isEqualTo(words);
  }
}
