package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

final class MoveListTest {
  private static PlaySession<?> session(String game) {
    return session(PlayFixture.kit(game));
  }

  private static <P extends Position> PlaySession<P> session(GameKit<P> kit) {
    return new PlaySession<>(
        PlayFixture.dealt(kit, List.of(PlayFixture.human(), PlayFixture.human())), 1);
  }

  private static void playSome(PlaySession<?> session, Random random) {
    OptionalInt seat = session.awaitedPerson();
    if (seat.isPresent()) {
      int[] legal = session.session().legalMoves(seat.getAsInt());
      int move = legal[random.nextInt(legal.length)];
      boolean reported = random.nextBoolean();
      session.play(seat.getAsInt(), move, reported ? comment(random, move) : null);
    }
  }

  private static void goElsewhere(PlaySession<?> session, Random random) {
    int ply = random.nextInt(session.session().length() + 1);
    if (ply != session.session().ply()) {
      session.goTo(ply);
    }
  }

  private static MoveComment comment(Random random, int move) {
    return MoveComment.of(report(random, move), move).orElseThrow();
  }

  private static SearchReport report(Random random, int move) {
    Verdict verdict = new Verdict.Points(random.nextInt(9) - 4, random.nextBoolean());
    return new SearchReport(1, 1, 1, List.of(new RankedMove(move, verdict)));
  }

  private static void analyse(PlaySession<?> session, int ply, Random random) {
    OptionalInt mover = session.moverAt(ply);
    if (mover.isPresent()) {
      int move = ply < session.session().length() ? played(session, ply) : 0;
      session
          .cache()
          .keep(
              session.session().nodeAt(ply),
              PositionAnalysis.of(
                  session::moveText,
                  ply,
                  mover.getAsInt(),
                  report(random, move),
                  random.nextBoolean()));
    }
  }

  private static int played(PlaySession<?> session, int ply) {
    return session
        .moveOf(
            session.rows().stream()
                .filter(row -> row.ply() == ply + 1)
                .findFirst()
                .orElseThrow()
                .text())
        .orElseThrow();
  }

  @Test
  void aStepMakesNoRowsAnewButTheLast() {
    PlaySession<?> session = session("mattix-6");
    Random random = new Random(1);
    for (int i = 0; i < 4; i++) {
      playSome(session, random);
    }
    List<MoveRow> before = session.rows();
    playSome(session, random);
    List<MoveRow> after = session.rows();
    assertThat(after).hasSize(5);
    for (int i = 0; i < 3; i++) {
      assertThat(after.get(i)).isSameAs(before.get(i));
    }
    assertThat(session.rows()).isSameAs(after);
  }

  @Test
  void whateverHappensRowsAreAsIfAllWereMadeAnew() {
    for (String game : List.of("mattix-4", "maze-duel", "othello-4")) {
      PlaySession<?> session = session(game);
      Random random = new Random(7);
      Set<GameTree.Node> met = new HashSet<>(); // what is known of others goes with them
      for (int i = 0; i < 300; i++) {
        switch (random.nextInt(4)) {
          case 0 -> goElsewhere(session, random);
          case 1 -> analyse(session, random.nextInt(session.session().length() + 1), random);
          default -> playSome(session, random);
        }
        for (int ply = 0; ply <= session.session().length(); ply++) {
          met.add(session.session().nodeAt(ply));
        }
        assertThat(session.rows()).isEqualTo(anew(session));
      }
      assertThat(met).isNotEmpty();
    }
  }

  private static <P extends Position> List<MoveRow> anew(PlaySession<P> session) {
    return new MoveList<>(
            session.session(), session.cache(), true, session.setup().judge(), session::analysis)
        .all();
  }
}
