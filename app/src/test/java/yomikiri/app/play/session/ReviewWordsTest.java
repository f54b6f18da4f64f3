package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.TestCatalog;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.board.tron.TronUi;
import yomikiri.app.play.session.GameReviewer.ReviewProgress;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.think.Verdict;

/** What a review says of a game. */
final class ReviewWordsTest {
  private static final ReviewProgress DONE =
      new ReviewProgress(ReviewProgress.State.DONE, OptionalLong.empty());

  private final Seating seating =
      new Seating(
          MattixUi.of(Mattix.kit(4)), List.of(new SeatSetup.Human(), new SeatSetup.Human()), 0);
  private final Seating three =
      new Seating(
          TronUi.of(TestCatalog.CATALOG.kit("tron-3").orElseThrow()),
          Collections.nCopies(3, new SeatSetup.Human()),
          0);
  private final ReviewWords words =
      new ReviewWords(
          new Texts(
              List.of("/yomikiri/app/text", "/yomikiri/app/board/mattix"),
              new SimpleObjectProperty<>(Language.ENGLISH)));

  private static MoveRow move(int ply, boolean isJudged) {
    Optional<Verdict> value =
        isJudged ? Optional.of(new Verdict.Points(2, true)) : Optional.empty();
    return new MoveRow(ply, (ply - 1) % 2, "a1", 0, value, value, Optional.empty(), false);
  }

  private static MoveRow mistake(int ply) {
    return new MoveRow(
        ply,
        (ply - 1) % 2,
        "a1",
        0,
        Optional.of(new Verdict.Points(-1, true)),
        Optional.of(new Verdict.Points(2, true)),
        Optional.empty(),
        false);
  }

  private String found(MoveRow... rows) {
    return words.found(GameReview.of(List.of(rows)), DONE, seating);
  }

  @Test
  void aSeatWhoseMovesAreAllJudgedHasNoMistakes() {
    assertThat(found(move(1, true), move(2, true)))
        .isEqualTo("Player 1: no mistakes\nPlayer 2: no mistakes");
  }

  @Test
  void whereNotAllIsJudgedThereMayBeMoreMistakes() {
    assertThat(found(mistake(1), move(2, true)))
        .isEqualTo("Player 1: 1 mistake, 3 points lost\nPlayer 2: no mistakes");
    assertThat(found(mistake(1), move(2, true), move(3, false)))
        .startsWith("Player 1: at least 1 mistake, 3 points lost (1 of 2 moves judged)\n");
  }

  @Test
  void ofAMoveThatIsNotJudgedNothingIsClaimed() {
    assertThat(found(move(1, false), move(2, true), move(3, true), move(4, true)).lines())
        .containsExactly(
            "Player 1: no mistake found (1 of 2 moves judged)",
            "Player 2: no mistakes",
            "3 of 4 moves could be judged for certain; the others are estimates.");
    assertThat(found(move(1, false), move(2, true)))
        .startsWith("Player 1: no move could be judged for certain\n");
  }

  @Test
  void whereManyPlayTheirMistakesAreCountedTogetherInFewerLines() {
    GameReview review = GameReview.of(List.of(mistake(1), move(2, true), move(3, false)));
    assertThat(words.brief(review, DONE, three))
        .isEqualTo("All players: at least 1 mistake (2 of 3 moves judged)");
    ReviewProgress stopped = new ReviewProgress(ReviewProgress.State.STOPPED, OptionalLong.empty());
    assertThat(words.brief(review, stopped, three)).isEqualTo("Stopped: 0 of 3 moves looked at.");
    assertThat(words.brief(review, DONE, seating)).isEqualTo(words.found(review, DONE, seating));
  }

  @Test
  void aNarrowColumnHasTheSignOfAMistakeAlone() {
    assertThat(words.shortMark(mistake(1), three)).isEqualTo("\u25bc\u25bc");
  }
}
