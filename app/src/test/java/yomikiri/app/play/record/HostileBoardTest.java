package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.GameKit;

/** Whatever the tags of a saved board say, it is refused or can be put on the board. */
final class HostileBoardTest extends PlayFixture {
  private static final AvailableGames STOCK = new AvailableGames(CATALOG.kits(), List.of());
  private static final int TRIES = 40; // of each game

  private static final List<String> NAMES =
      List.of(
          "Player1",
          "Player2",
          "Player3",
          "Rounds",
          "Round",
          "Layouts",
          "Handicap",
          "Beat",
          "Clock",
          "Ply",
          "Shown",
          "Paused",
          "Values",
          "Pace",
          "Entry",
          "Kept",
          "TimeLeft",
          "Moves",
          "Seed",
          "Result",
          "Termination",
          "Names",
          "GameNumber",
          "Date");

  private static final List<String> VALUES =
      List.of(
          "",
          " ",
          "-1",
          "0",
          "1",
          "2",
          "3",
          "9",
          "2147483647",
          "99999999999999999999",
          "yes",
          "no",
          "same",
          "1:2",
          "9999:9999",
          "0:0:0:0:0",
          "1 s",
          "99999 s + 999 s",
          "7 s per move",
          "10 ms",
          "99999 ms",
          "human",
          "perfect",
          "random",
          "players",
          "learnt",
          "alphabeta:depth=2,eval=learnt",
          "learnt:file=/dev/ptmx",
          "99999999:99999999",
          "1/2",
          "resigned",
          "player 1 resigns",
          "player 9 resigns",
          "none",
          "\u0001",
          "読み切り");

  private final Random random = new Random(34);

  /** A game just begun, with tags that say anything. */
  private <P extends Position> String begun(GameKit<P> kit) {
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(7));
    StringBuilder tags = new StringBuilder();
    for (String name : NAMES) {
      if (random.nextInt(5) == 0) {
        String value = VALUES.get(random.nextInt(VALUES.size()));
        tags.append('[').append(name).append(" \"").append(value).append("\"]\n");
      }
    }
    String plain = GameRecord.of(session, List.of(), List.of()).text();
    int place = plain.indexOf("\n\n") + 1;
    return plain.substring(0, place) + tags + plain.substring(place);
  }

  @Test
  void itIsRefusedOrPutOnTheTable() {
    int opened = 0;
    for (GameKit<?> kit : CATALOG.kits()) {
      for (int i = 0; i < TRIES; i++) {
        String text = begun(kit);
        try {
          RestoredGame<?> restored = GameRestorer.restored(text, STOCK).restored();
          PlayViewModel model = model(setup("tictactoe", human(), human()));
          model.open(restored);
          assertThat(model.now().board()).isNotNull();
          assertThat(
                  new SessionRecorder<>(model.now().live(), LocalDate.EPOCH)
                      .whole(model.now().resumeState())
                      .get()
                      .text())
              .isNotEmpty();
          opened++;
        } catch (NotationException refused) {
          assertThat(refused.sentence()).isNotEmpty();
        } catch (RuntimeException | Error e) {
          throw new AssertionError(text, e);
        }
      }
    }
    assertThat(opened).isGreaterThan(CATALOG.kits().size() * TRIES / 2);
  }
}
