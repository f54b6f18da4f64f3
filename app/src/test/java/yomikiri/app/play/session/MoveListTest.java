package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

final class MoveListTest {
  private static PlaySession<?> table(String game) {
    return table(PlayFixture.kit(game));
  }

  private static <P extends Position> PlaySession<P> table(GameKit<P> kit) {
    return new PlaySession<>(
        PlayFixture.dealt(kit, List.of(PlayFixture.human(), PlayFixture.human())), 1);
  }

  private static void playSome(PlaySession<?> table, Random random) {
    OptionalInt seat = table.awaitedPerson();
    if (seat.isPresent()) {
      int[] legal = table.session().legalMoves(seat.getAsInt());
      int move = legal[random.nextInt(legal.length)];
      boolean told = random.nextBoolean();
      table.play(seat.getAsInt(), move, told ? comment(random, move) : null);
    }
  }

  private static void goElsewhere(PlaySession<?> table, Random random) {
    int ply = random.nextInt(table.session().length() + 1);
    if (ply != table.session().ply()) {
      table.goTo(ply);
    }
  }

  private static MoveComment comment(Random random, int move) {
    return MoveComment.of(report(random, move), move).orElseThrow();
  }

  private static SearchReport report(Random random, int move) {
    Verdict verdict = new Verdict.Points(random.nextInt(9) - 4, random.nextBoolean());
    return new SearchReport(1, 1, 1, List.of(new RankedMove(move, verdict)), List.of(move));
  }

  private static void analyse(PlaySession<?> table, int ply, Random random) {
    OptionalInt mover = table.moverAt(ply);
    if (mover.isPresent()) {
      int move = ply < table.session().length() ? played(table, ply) : 0;
      table
          .knowledge()
          .keep(
              PositionAnalysis.of(
                  table::moveText,
                  ply,
                  mover.getAsInt(),
                  report(random, move),
                  random.nextBoolean()));
    }
  }

  private static int played(PlaySession<?> table, int ply) {
    return table
        .moveOf(
            table.rows().stream()
                .filter(row -> row.ply() == ply + 1)
                .findFirst()
                .orElseThrow()
                .text())
        .orElseThrow();
  }

  @Test
  void aStepMakesNoRowsAnewButTheLast() {
    PlaySession<?> table = table("mattix-6");
    Random random = new Random(1);
    for (int i = 0; i < 4; i++) {
      playSome(table, random);
    }
    List<MoveRow> before = table.rows();
    playSome(table, random);
    List<MoveRow> after = table.rows();
    assertThat(after).hasSize(5);
    for (int i = 0; i < 3; i++) {
      assertThat(after.get(i)).isSameAs(before.get(i));
    }
    assertThat(table.rows()).isSameAs(after);
  }

  @Test
  void whateverHappensRowsAreAsIfAllWereMadeAnew() {
    for (String game : List.of("mattix-4", "maze-duel", "othello-4")) {
      PlaySession<?> table = table(game);
      Random random = new Random(7);
      for (int i = 0; i < 300; i++) {
        switch (random.nextInt(4)) {
          case 0 -> goElsewhere(table, random);
          case 1 -> analyse(table, random.nextInt(table.session().length() + 1), random);
          default -> playSome(table, random);
        }
        assertThat(table.rows()).isEqualTo(anew(table));
      }
    }
  }

  private static <P extends Position> List<MoveRow> anew(PlaySession<P> table) {
    return new MoveList<>(table.session(), table.knowledge(), table::analysis).all();
  }
}
