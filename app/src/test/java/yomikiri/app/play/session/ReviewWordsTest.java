package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.TestCatalog;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.board.tron.TronUi;
import yomikiri.app.play.session.GameReviewer.ReviewProgress;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.Verdict;

/** What a review says of a game. */
final class ReviewWordsTest {
  private static final ReviewProgress DONE =
      new ReviewProgress(ReviewProgress.State.DONE, 3, 3, OptionalLong.empty());

  private static final Judge DUEL = new Judge(LossBands.POINTS, false, false);

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
    return new MoveRow(
        ply,
        (ply - 1) % 2,
        "a1",
        0,
        value,
        value.flatMap(best -> DUEL.judge(best, best)),
        Optional.empty(),
        false);
  }

  private static MoveRow mistake(int ply) {
    return lost(ply, 2, -1, true);
  }

  private static MoveRow lost(int ply, int best, int made, boolean proven) {
    Verdict own = new Verdict.Points(made, proven);
    return new MoveRow(
        ply,
        (ply - 1) % 2,
        "a1",
        0,
        Optional.of(own),
        DUEL.judge(new Verdict.Points(best, proven), own),
        Optional.empty(),
        false);
  }

  private String found(MoveRow... rows) {
    return words.found(GameReview.of(List.of(rows), Set.of(0, 1)), DONE, seating);
  }

  @Test
  void aSeatWhoseMovesAreAllJudgedHasNoMistakes() {
    assertThat(found(move(1, true), move(2, true)))
        .isEqualTo("Player 1: no mistakes\nPlayer 2: no mistakes");
  }

  @Test
  void whereNotAllIsJudgedThereMayBeMoreMistakes() {
    assertThat(found(mistake(1), move(2, true)))
        .isEqualTo("Player 1: 1 mistake, 3 points lost ✓\nPlayer 2: no mistakes");
    assertThat(found(mistake(1), move(2, true), move(3, false)))
        .startsWith("Player 1: at least 1 mistake, 3 points lost ✓ (1 of 2 moves judged)\n");
  }

  @Test
  void ofAMoveThatIsNotJudgedNothingIsClaimed() {
    assertThat(found(move(1, false), move(2, true), move(3, true), move(4, true)).lines())
        .containsExactly(
            "Player 1: no mistake found (1 of 2 moves judged)", "Player 2: no mistakes");
    assertThat(found(move(1, false), move(2, true)))
        .startsWith("Player 1: no move could be judged\n");
  }

  @Test
  void whereManyPlayTheirMistakesAreCountedTogetherInFewerLines() {
    GameReview review = GameReview.of(List.of(mistake(1), move(2, true), move(3, false)), Set.of());
    assertThat(words.brief(review, DONE, three))
        .isEqualTo("All players: at least 1 mistake (2 of 3 moves judged)");
    ReviewProgress stopped =
        new ReviewProgress(ReviewProgress.State.STOPPED, 1, 3, OptionalLong.empty());
    assertThat(words.brief(review, stopped, three))
        .isEqualTo("Stopped: 1 of 3 positions looked at");
    assertThat(words.brief(review, DONE, seating)).isEqualTo(words.found(review, DONE, seating));
  }

  @Test
  void aNarrowColumnHasTheSignOfAMistakeAlone() {
    assertThat(words.shortMark(mistake(1), three)).isEqualTo("\u25bc\u25bc");
  }

  /** The best move surely wins, the one made has a chance of 0.73. */
  @Test
  void aGradeThatAChanceTellsIsAnEstimateEvenInAWonPosition() {
    Seating two =
        new Seating(
            TronUi.of(TestCatalog.CATALOG.kit("tron-2").orElseThrow()),
            Collections.nCopies(2, new SeatSetup.Human()),
            0);
    Judge outcome = new Judge(LossBands.POINTS.scaled(100), false, true);
    Verdict win = new Verdict.Points(1, true);
    MoveRow estimated = judged(outcome, win, new Verdict.Estimate(100, Bound.EXACT));
    assertThat(words.shortMark(estimated, two)).isEqualTo("▼▼ blunder ~");
    assertThat(words.shortMark(estimated, three)).isEqualTo("▼▼ ~");
    assertThat(words.mark(estimated, two)).isEqualTo("blunder, probably");
    assertThat(words.headline(estimated, two)).isEqualTo("▼▼ blunder, probably ~");
    MoveRow proven = judged(outcome, win, new Verdict.Points(-1, true));
    assertThat(words.shortMark(proven, two)).isEqualTo("▼▼ blunder");
    assertThat(words.mark(proven, two)).isEqualTo("blunder");
    assertThat(words.headline(proven, two)).isEqualTo("▼▼ blunder ✓");
  }

  private static MoveRow judged(Judge judge, Verdict best, Verdict own) {
    return new MoveRow(
        1, 0, "U", 0, Optional.of(own), judge.judge(best, own), Optional.empty(), false);
  }

  @Test
  void whatIsProvenAndWhatIsEstimatedIsToldApart() {
    MoveRow estimated = lost(3, 4, -7, false);
    assertThat(found(mistake(1), move(2, true), estimated).lines())
        .containsExactly(
            "Player 1: 2 mistakes, 3 points lost ✓, about 11 points ~",
            "Player 2: no mistakes",
            "2 of 3 moves could be judged for certain ✓; the others are estimates ~");
    assertThat(words.shortMark(estimated, seating)).isEqualTo("▼▼ −11 points ~");
    assertThat(words.mark(estimated, seating)).isEqualTo("blunder about −11 points");
    assertThat(words.mistakes(List.of(estimated), any -> Optional.empty(), seating))
        .isEqualTo("Player 1 played a1 here and lost about 11 points (an estimate)");
    assertThat(words.mistakes(List.of(lost(1, -9, -20, true)), any -> Optional.empty(), seating))
        .isEqualTo("Player 1 played a1 here and lost 11 points; who wins was already decided");
    MoveRow good = lost(1, 4, 4, false);
    assertThat(found(good)).startsWith("Player 1: no mistake found\n");
  }
}
