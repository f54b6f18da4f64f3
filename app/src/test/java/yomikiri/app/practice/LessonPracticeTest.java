package yomikiri.app.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.practice.PracticeSnapshot.Page;
import yomikiri.app.practice.PracticeViewModel.Addition;
import yomikiri.engine.teach.PracticeEvent.What;

/** The mistakes of a lesson, and those that cannot be asked any more. */
final class LessonPracticeTest {
  private static final Addition EDGE = mistake("tictactoe", "x../.o./..x o", "a3", "b1");
  private static final Addition OTHER = mistake("tictactoe", "x../.../... o", "b1", "b2");

  @TempDir private Path folder = Path.of("");
  private PracticeFixture fixture = new PracticeFixture(folder);

  @BeforeEach
  void begin() {
    fixture = new PracticeFixture(folder);
  }

  private static Addition mistake(String game, String position, String played, String better) {
    return new Addition(game, position, new What.Added(1, played, better));
  }

  private static PracticeQueue queue(PracticeViewModel model) {
    return model.snapshot().get().queue();
  }

  @Test
  void theLessonIsAskedBeforeAllOthersAndItsEndIsSaid() {
    PracticeViewModel model = fixture.open();
    model.add(List.of(OTHER));
    model.practise(List.of(EDGE), /* alone= */ true);
    assertThat(model.snapshot().get().page()).isEqualTo(Page.MISTAKES);
    assertThat(queue(model).due()).hasSize(2);
    assertThat(queue(model).lesson())
        .extracting(item -> item.position())
        .containsExactly(EDGE.position());
    model.play("b1");
    assertThat(queue(model).lesson()).isEmpty();
    model.next();
    assertThat(fixture.notices.reported())
        .last()
        .isEqualTo("That was the lesson. Other mistakes that are due follow.");
    assertThat(model.snapshot().get().exercise().orElseThrow().exercise().best()).isEqualTo(4);
  }

  @Test
  void allTogetherAreAskedByWhenTheyAreDue() {
    PracticeViewModel model = fixture.open();
    model.add(List.of(OTHER));
    model.practise(List.of(EDGE), /* alone= */ false);
    assertThat(queue(model).lesson()).isEmpty();
    assertThat(model.snapshot().get().exercise().orElseThrow().exercise().best()).isEqualTo(4);
  }

  @Test
  void whatCannotBeAskedIsNeverDueAndIsRemovedWithUndo() {
    PracticeViewModel model = fixture.open();
    model.add(
        List.of(
            EDGE,
            mistake("gone-game", "abc", "a1", "b1"),
            mistake("tictactoe", "nonsense", "a1", "b1"),
            mistake("tictactoe", "xo./.../... x", "a2", "a1")));
    model.show(Page.MISTAKES);
    assertThat(queue(model).due()).hasSize(1);
    assertThat(queue(model).lost()).hasSize(3);
    model.removeLost();
    assertThat(queue(model).lost()).isEmpty();
    PracticeViewModel again = fixture.open();
    again.show(Page.MISTAKES);
    assertThat(queue(again).lost()).isEmpty();
    fixture.notices.shown.getLast().undo().orElseThrow().action().run();
    assertThat(queue(model).lost()).hasSize(3);
    assertThat(queue(model).due()).hasSize(1);
  }
}
