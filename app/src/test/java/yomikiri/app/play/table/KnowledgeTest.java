package yomikiri.app.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
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
}
