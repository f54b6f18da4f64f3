package yomikiri.app;

import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.ReviewCard;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.practice.PracticeViewModel.Addition;
import yomikiri.app.practice.ReviewedMistakes;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.Destination;
import yomikiri.app.shell.Navigation;

/** Adds the mistakes that a review has found to those that are practised, and goes there. */
record ReviewPractice(AppModels models, List<GameUi> gameList, Navigation navigation) {
  ReviewCard.Practising commands() {
    return new ReviewCard.Practising(
        practise("command.practise", "Shortcut+Shift+K", ReviewedMistakes::of, false),
        practise("command.practise-lesson", "Shortcut+Alt+K", this::ofLesson, true));
  }

  private List<Addition> ofLesson(PlaySnapshot now) {
    GameUi ui = GameUi.of(now.shown().setup().kit(), gameList);
    return ReviewedMistakes.ofLesson(now, ui.hasPoints());
  }

  private Command practise(
      String key, String keys, Function<PlaySnapshot, List<Addition>> of, boolean alone) {
    PlayViewModel game = models.first().play();
    return Command.of(
        key,
        MaterialDesignD.DUMBBELL,
        keys,
        Bindings.createBooleanBinding(() -> !of.apply(game.now()).isEmpty(), game.snapshot()),
        () -> {
          models.practice().practise(of.apply(game.now()), alone);
          navigation.show(Destination.PRACTICE);
        });
  }
}
