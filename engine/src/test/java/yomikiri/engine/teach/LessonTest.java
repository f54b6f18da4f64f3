package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.teach.Lesson.Loss;
import yomikiri.engine.teach.Lesson.Phase;

final class LessonTest {
  @Test
  void isThePartInWhichMostWasLost() {
    List<Loss> losses = List.of(new Loss(3, 3), new Loss(50, 5), new Loss(55, 4), new Loss(60, 2));
    assertThat(Lesson.of(losses, 60)).contains(new Lesson(Phase.END, 11, 14));
  }

  @Test
  void thereIsNoneWhereLossesAreSpreadOrFew() {
    assertThat(Lesson.of(List.of(new Loss(3, 3), new Loss(30, 3), new Loss(60, 3)), 60)).isEmpty();
    assertThat(Lesson.of(List.of(new Loss(59, 30), new Loss(60, 30)), 60)).isEmpty();
    assertThat(Lesson.of(List.of(), 0)).isEmpty();
  }

  @Test
  void aGameHasThreeParts() {
    assertThat(Phase.of(20, 60)).isEqualTo(Phase.BEGINNING);
    assertThat(Phase.of(21, 60)).isEqualTo(Phase.MIDDLE);
    assertThat(Phase.of(40, 60)).isEqualTo(Phase.MIDDLE);
    assertThat(Phase.of(41, 60)).isEqualTo(Phase.END);
  }
}
