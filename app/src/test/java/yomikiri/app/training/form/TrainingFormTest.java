package yomikiri.app.training.form;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import yomikiri.app.lab.LabFixture;
import yomikiri.engine.learn.TrainingPlan;

final class TrainingFormTest {
  private final TrainingForm form = TrainingForm.of(LabFixture.stock());

  @Test
  void theUsualSettingsMakeATraining() {
    TrainingPlan plan = form.submit().orElseThrow();
    assertThat(plan.game()).isEqualTo("tictactoe");
    assertThat(plan.learner()).isEqualTo(form.learner().get().usual());
    assertThat(form.mistake().get()).isEmpty();
  }

  @Test
  void aSettingOutOfItsRangeIsTold() {
    form.fields().get().getFirst().text().set("0");
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get().orElseThrow())
        .isEqualTo(new TrainingForm.Mistake.Setting(form.fields().get().getFirst().parameter()));
  }

  @Test
  void aStartThatCannotBeReadIsToldAndChangingItClearsTheMistake() {
    form.start().set("nonsense");
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get().orElseThrow()).isInstanceOf(TrainingForm.Mistake.Start.class);
    form.start().set("");
    assertThat(form.mistake().get()).isEmpty();
  }
}
