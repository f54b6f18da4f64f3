package yomikiri.engine.games.trapez;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.TimeKeeper;

final class ExpertTest extends PlayerContract<TrapezPosition> {
  @Override
  protected Game<TrapezPosition> game() {
    return new Trapez();
  }

  @Override
  protected Player<TrapezPosition> player(long seed) {
    return new Expert(new Trapez(), 12);
  }

  @ParameterizedTest
  @CsvSource({
    "5../2612/.1143/6444/612 d, 1000, true",
    ".2./22.5/14146/4131/365 d, 1000, true",
    "3.6/.2../6.1.6/.23./311 l, 10000, false",
  })
  void readsTheEndOutAsSoonAsItsBudgetAllowsIt(String text, long nodes, boolean isRead)
      throws NotationException {
    TrapezPosition position = game().notation().parsePosition(text);
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(nodes), new FakeTicker(1));
    int _ = player(1).choose(position, position.turn(), new Thinking(keeper, false, reports::add));
    assertThat(reports.getLast().best().orElseThrow().verdict().proven()).isEqualTo(isRead);
  }
}
