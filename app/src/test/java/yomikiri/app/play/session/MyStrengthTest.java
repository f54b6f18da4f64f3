package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.TestCatalog;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Language;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

final class MyStrengthTest {
  private static final String GAME = "tictactoe";

  private final Texts texts =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
  private final GameKit<?> kit = TestCatalog.CATALOG.kit(GAME).orElseThrow();
  private final MyStrength strength = new MyStrength();

  private PlaySession<?> against(Level opponent) {
    return session(kit, opponent);
  }

  private <P extends Position> PlaySession<P> session(GameKit<P> of, Level opponent) {
    return new PlaySession<>(strength.seated(GameSetup.quick(of, 1, opponent)), 1);
  }

  private PlaySession<?> mine() {
    return against(MyStrength.level(kit).orElseThrow());
  }

  /** The same, begun and given up by a seat. */
  private PlaySession<?> endedBy(int seat) {
    PlaySession<?> session = mine();
    assertThat(follow(session)).isEmpty();
    session.play(0, 4, null);
    assertThat(follow(session)).isEmpty();
    session.concede(seat, Concession.Reason.RESIGNED);
    return session;
  }

  private String follow(PlaySession<?> session) {
    Optional<Phrase> said = strength.follow(session);
    return said.map(one -> one.in(texts)).orElse("");
  }

  private int rung() {
    return strength.rung(kit).rung();
  }

  @Test
  void aWinLeadsARungUpAndALossARungDownOncePerGame() {
    int first = rung();
    PlaySession<?> won = endedBy(1);
    assertThat(follow(won)).isEqualTo(texts.get("strength.won", named()));
    assertThat(rung()).isEqualTo(first + 1);
    assertThat(follow(won)).isEmpty();
    assertThat(strength.rungs().get()).isEqualTo(Map.of(GAME, Integer.toString(first + 1)));
    PlaySession<?> lost = endedBy(0);
    assertThat(((SeatSetup.Cpu) lost.setup().seats().get(1)).spec())
        .isEqualTo(strength.rung(kit).spec());
    assertThat(follow(lost)).startsWith("You lost, so").contains(named());
    assertThat(rung()).isEqualTo(first);
  }

  private String named() {
    return new PlayerWords(texts).cpu(strength.rung(kit));
  }

  @Test
  void theLadderEnds() {
    strength.rungs().set(Map.of(GAME, "1"));
    PlaySession<?> lost = endedBy(0);
    assertThat(follow(lost)).isEqualTo(texts.get("strength.lost.end", named()));
    strength.rungs().set(Map.of(GAME, "999"));
    PlaySession<?> won = endedBy(1);
    assertThat(follow(won)).isEqualTo(texts.get("strength.won.end", named()));
    assertThat(rung()).isEqualTo(kit.teaching().ladder().size());
  }

  @Test
  void aDrawChangesNothing() {
    PlaySession<?> drawn = mine();
    for (int move : new int[] {0, 4, 8, 1, 7, 6, 2, 5, 3}) {
      drawn.play(((TicTacToePosition) drawn.session().position()).turn(), move, null);
    }
    int before = rung();
    assertThat(follow(drawn)).startsWith("A draw.");
    assertThat(rung()).isEqualTo(before);
  }

  @Test
  void whoeverPlaysAloneHasNoOpponentAboutAsStrong() {
    GameKit<?> maze = TestCatalog.CATALOG.kit("maze-5x5x3").orElseThrow();
    assertThat(maze.teaching().ladder()).isNotEmpty();
    assertThat(MyStrength.level(maze)).isEmpty();
  }

  @Test
  void noOtherGameCounts() {
    PlaySession<?> other = against(kit.teaching().ladder().getFirst());
    other.play(0, 4, null);
    other.concede(1, Concession.Reason.RESIGNED);
    assertThat(follow(other)).isEmpty();
    assertThat(strength.rungs().get()).isEmpty();
  }
}
