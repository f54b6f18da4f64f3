package yomikiri.app.practice;

import java.util.List;
import java.util.Optional;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.practice.PracticeViewModel.Addition;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.PracticeEvent.What;

/** Takes from a review what is worth practising. */
public final class ReviewedMistakes {
  private ReviewedMistakes() {}

  /**
   * The serious mistakes of the seats that the review leads to, in a game that was still open; none
   * while nothing is reviewed, or the review has not ended.
   */
  public static List<Addition> of(PlaySnapshot now) {
    return additions(now, now.review().lessons());
  }

  /** The same of the part of the game in which most was lost, in points or not. */
  public static List<Addition> ofLesson(PlaySnapshot now, boolean inPoints) {
    return additions(now, now.review().lessonMistakes(inPoints));
  }

  private static List<Addition> additions(PlaySnapshot now, List<MoveRow> mistakes) {
    return !now.mode().reviewing() || now.analyses().looking()
        ? List.of()
        : mistakes.stream()
            .map(row -> addition(now.shown(), row))
            .flatMap(Optional::stream)
            .toList();
  }

  private static <P extends Position> Optional<Addition> addition(
      PlaySession<P> played, MoveRow row) {
    GameSession<P> session = played.session();
    int before = row.ply() - 1;
    Optional<PositionAnalysis.Row> best =
        played
            .analysis(before, row.seat())
            .flatMap(analysis -> analysis.moves().stream().findFirst());
    return best.map(
        move ->
            new Addition(
                session.game().id(),
                session.game().notation().positionText(session.positionAt(before)),
                new What.Added(
                    row.seat(),
                    session.line().get(before).text(session.game().notation()),
                    move.text())));
  }
}
