package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** What follows for one seat from what is known to another. */
final class EvaluationCacheTest {
  private static final Verdict WORTH_THREE = new Verdict.Points(3, true);

  @Test
  void forTwoWhatOneWinsTheOtherLoses() {
    EvaluationCache cache = new EvaluationCache(2);
    assertThat(cache.seen(WORTH_THREE, 0, 1)).contains(new Verdict.Points(-3, true));
    assertThat(cache.seen(WORTH_THREE, 1, 1)).contains(WORTH_THREE);
  }

  @Test
  void amongMoreNothingFollows() {
    EvaluationCache cache = new EvaluationCache(3);
    assertThat(cache.seen(WORTH_THREE, 0, 1)).isEmpty();
    assertThat(cache.seen(WORTH_THREE, 2, 2)).contains(WORTH_THREE);
  }

  @Test
  void whatAnAnalysisSaysComesBeforeWhatThePlayerThoughtUnlessThatIsProven() {
    Verdict thorough = new Verdict.WinRate(0.4, 9000);
    Verdict hasty = new Verdict.WinRate(0.9, 10);
    EvaluationCache cache = new EvaluationCache(2);
    cache.chose(0, 0, new MoveComment(hasty, 0, 1));
    cache.chose(1, 1, new MoveComment(WORTH_THREE, 5, 1));
    assertThat(verdictAt(cache, 0)).contains(hasty);
    cache.keep(analysis(0, thorough));
    cache.keep(analysis(1, thorough));
    assertThat(verdictAt(cache, 0)).contains(thorough);
    assertThat(verdictAt(cache, 1)).contains(WORTH_THREE);
  }

  @Test
  void whatOneOfTwoThoughtWhoMovedAtOnceIsStillItsOwnWhenTheRecordIsRead() {
    Verdict seen = new Verdict.WinRate(0.512, 13);
    List<GameRecord.Entry> steps =
        Collections.nCopies(2, new GameRecord.Entry(new Step.Joint(List.of(0, 0)), ""));
    for (int thinker = 0; thinker < 2; thinker++) {
      EvaluationCache played = new EvaluationCache(2);
      played.chose(0, thinker, new MoveComment(seen, 0, 2));
      List<GameRecord.Entry> entries = played.commented(steps);
      assertThat(entries.get(1).comment()).isEmpty();
      EvaluationCache read = new EvaluationCache(2);
      read.read(0, entries.getFirst(), List.of());
      assertThat(read.verdictOf(0, thinker, 0, Optional.empty())).contains(seen);
      assertThat(read.verdictOf(0, 1 - thinker, 0, Optional.empty())).isEmpty();
      assertThat(read.commented(steps)).isEqualTo(entries);
    }
  }

  @Test
  void aCommentThatDoesNotSayWhoseItIsIsThatOfTheOnlyOneWhoThinks() {
    GameRecord.Entry entry =
        new GameRecord.Entry(new Step.Joint(List.of(0, 0)), "51.2%, 13 playouts, 2 ms");
    EvaluationCache read = new EvaluationCache(2);
    read.read(0, entry, List.of(1));
    assertThat(read.verdictOf(0, 1, 0, Optional.empty())).contains(new Verdict.WinRate(0.512, 13));
    assertThat(read.verdictOf(0, 0, 0, Optional.empty())).isEmpty();
  }

  private static Optional<Verdict> verdictAt(EvaluationCache cache, int ply) {
    return cache.verdictOf(ply, ply, 0, Optional.empty());
  }

  private static PositionAnalysis analysis(int ply, Verdict verdict) {
    SearchReport report =
        new SearchReport(0, 20, 1, List.of(new RankedMove(0, verdict)), List.of());
    List<PositionAnalysis.Row> rows = List.of(new PositionAnalysis.Row(0, "a1", verdict));
    return new PositionAnalysis(ply, ply, report, rows, List.of(), true);
  }
}
