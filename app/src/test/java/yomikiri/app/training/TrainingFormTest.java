package yomikiri.app.training;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import org.junit.jupiter.api.Test;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.text.Field;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.ResourceCache;

final class TrainingFormTest {
  private final TrainingForm form = TrainingForm.of(LabFixture.availableGames());

  @Test
  void theUsualSettingsMakeATraining() {
    TrainingPlan plan = form.submit().orElseThrow();
    assertThat(plan.game()).isEqualTo("tictactoe");
    assertThat(plan.learner()).isEqualTo(form.learner().get().usual());
    assertThat(form.fault().get()).isEmpty();
  }

  /** A table sees next to nothing of a game as large as these. */
  @Test
  void whereThereIsANetworkItStandsFirst() {
    TrainingForm all = TrainingForm.of(AvailableGames.of(GAME_LIST));
    for (GameKit<?> kit : all.kits()) {
      all.kit().set(kit);
      assertThat(all.learner().get().isTable())
          .as(kit.game().id())
          .isEqualTo(kit.tuples().isEmpty());
    }
    assertThat(all.kits()).anyMatch(kit -> kit.tuples().isPresent());
  }

  @Test
  void whatIsLearntFirstIsKeptToo() {
    assertThat(form.submit().orElseThrow().next(0)).isEqualTo(10);
    TrainingPlan example = TrainingForm.example(LabFixture.availableGames());
    assertThat(example.next(10)).isEqualTo(30);
    assertThat(TrainingForm.watched(dealt(TicTacToe.kit()))).hasSize(3);
  }

  @Test
  void aSettingOutOfItsRangeIsTold() {
    Field<String> first = form.settings().get().fields().firstEntry().getValue();
    first.text().set("0");
    assertThat(form.submit()).isEmpty();
    assertThat(form.fault().get().orElseThrow().field()).isSameAs(first);
  }

  @Test
  void aStartThatCannotBeReadIsToldAndChangingItClearsTheMistake() {
    form.start().text().set("nonsense");
    assertThat(form.submit()).isEmpty();
    assertThat(form.start().fault().get().orElseThrow().column()).isPositive();
    form.start().text().set("");
    assertThat(form.fault().get()).isEmpty();
  }

  @Test
  void aTrainingBeginsAtThePositionOnTheBoardIfItsGameCanBeLearnt() throws NotationException {
    BoardSnapshot<?> board = board(TicTacToe.kit(), "xo./.../... x");
    assertThat(form.takes(board)).isTrue();
    form.take(board);
    assertThat(form.submit().orElseThrow().start()).isEqualTo("xo./.../... x");
    assertThat(form.takes(board(TicTacToe.kit(), "xxx/oo./... o"))).as("over").isFalse();
    GameKit<?> unlearnable = Othello.kit(4, ResourceCache.NONE);
    assertThat(form.takes(dealt(unlearnable))).as("nothing learns it").isFalse();
  }

  private static <P extends Position> BoardSnapshot<P> dealt(GameKit<P> kit) {
    return BoardSnapshot.of(kit, kit.game().newPosition(1), 0);
  }

  private static <P extends Position> BoardSnapshot<P> board(GameKit<P> kit, String position)
      throws NotationException {
    return BoardSnapshot.of(kit, kit.game().notation().parsePosition(position), 0);
  }
}
