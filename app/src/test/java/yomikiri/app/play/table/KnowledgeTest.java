package yomikiri.app.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** What follows for one seat from what is known to another. */
final class KnowledgeTest {
  private static final Verdict WORTH_THREE = new Verdict.Points(3, true);

  @Test
  void forTwoWhatOneWinsTheOtherLoses() {
    Knowledge knowledge = new Knowledge(2);
    assertThat(knowledge.seen(WORTH_THREE, 0, 1)).contains(new Verdict.Points(-3, true));
    assertThat(knowledge.seen(WORTH_THREE, 1, 1)).contains(WORTH_THREE);
  }

  @Test
  void amongMoreNothingFollows() {
    Knowledge knowledge = new Knowledge(3);
    assertThat(knowledge.seen(WORTH_THREE, 0, 1)).isEmpty();
    assertThat(knowledge.seen(WORTH_THREE, 2, 2)).contains(WORTH_THREE);
  }

  @Test
  void whatAnAnalysisSaysComesBeforeWhatThePlayerThoughtUnlessThatIsProven() {
    Verdict thorough = new Verdict.WinRate(0.4, 9000);
    Verdict hasty = new Verdict.WinRate(0.9, 10);
    Knowledge knowledge = new Knowledge(2);
    knowledge.chose(0, 0, new MoveComment(hasty, 0, 1));
    knowledge.chose(1, 1, new MoveComment(WORTH_THREE, 5, 1));
    assertThat(verdictAt(knowledge, 0)).contains(hasty);
    knowledge.keep(analysis(0, thorough));
    knowledge.keep(analysis(1, thorough));
    assertThat(verdictAt(knowledge, 0)).contains(thorough);
    assertThat(verdictAt(knowledge, 1)).contains(WORTH_THREE);
  }

  private static Optional<Verdict> verdictAt(Knowledge knowledge, int ply) {
    return knowledge.verdictOf(ply, ply, 0, Optional.empty());
  }

  private static Insight analysis(int ply, Verdict verdict) {
    SearchReport report =
        new SearchReport(0, 20, 1, List.of(new RankedMove(0, verdict)), List.of());
    List<Insight.Row> rows = List.of(new Insight.Row(0, "a1", verdict));
    return new Insight(ply, ply, report, rows, List.of(), true);
  }
}
