package yomikiri.app.practice;

import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHECK_BOLD;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHEVRON_LEFT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHEVRON_RIGHT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignL.LIGHTBULB_ON_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PAGE_FIRST;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PAGE_LAST;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignR.RESTART;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignS.SKIP_NEXT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignT.TRASH_CAN_OUTLINE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import yomikiri.app.practice.Attempt.Stage;
import yomikiri.app.practice.Exercise.Source;
import yomikiri.app.practice.PracticeSnapshot.Page;
import yomikiri.app.shell.Buttons;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** What can be done with an exercise: its commands, buttons and keys. */
final class PracticeCommands {
  private final PracticeViewModel model;
  private final Texts texts;
  private final Buttons buttons;
  private final SimpleBooleanProperty isAsked = new SimpleBooleanProperty();
  private final SimpleBooleanProperty canHint = new SimpleBooleanProperty();
  private final SimpleBooleanProperty isWrong = new SimpleBooleanProperty();
  private final SimpleBooleanProperty isThere = new SimpleBooleanProperty();
  private final SimpleBooleanProperty isMistake = new SimpleBooleanProperty();
  private final SimpleBooleanProperty hasLine = new SimpleBooleanProperty();
  private final Label place = Controls.line("replay-place");
  private final Command hint;
  private final Command solution;
  private final Command again;
  private final Command next;
  private final Command remove;
  private final Map<KeyCode, Command> steps; // in the order of their buttons

  /** {@code toBoard} puts the keyboard on the board. */
  PracticeCommands(PracticeViewModel model, Runnable toBoard, Texts texts) {
    this.model = model;
    this.texts = texts;
    this.buttons = new Buttons(texts);
    hint = Command.of("command.hint", LIGHTBULB_ON_OUTLINE, "Shift+H", canHint, model::hint);
    solution = Command.of("practice.solution", CHECK_BOLD, "Shift+S", isAsked, model::solve);
    again =
        Command.of(
            "practice.again", RESTART, "Shift+R", isWrong, () -> then(model::again, toBoard));
    next =
        Command.of(
            "practice.next", SKIP_NEXT, "Shift+N", isThere, () -> then(model::next, toBoard));
    remove =
        Command.of(
            "practice.remove",
            TRASH_CAN_OUTLINE,
            "Shift+D",
            isMistake,
            () -> then(model::remove, toBoard));
    steps = new LinkedHashMap<>();
    steps.put(KeyCode.HOME, step("command.first", PAGE_FIRST, () -> 0));
    steps.put(KeyCode.LEFT, step("command.back", CHEVRON_LEFT, () -> ply() - 1));
    steps.put(KeyCode.RIGHT, step("command.forward", CHEVRON_RIGHT, () -> ply() + 1));
    steps.put(KeyCode.END, step("command.last", PAGE_LAST, () -> Integer.MAX_VALUE));
  }

  private static void then(Runnable action, Runnable toBoard) {
    action.run();
    toBoard.run();
  }

  private Command step(String key, Ikon icon, IntSupplier to) {
    return Command.of(key, icon, "", hasLine, () -> model.goTo(to.getAsInt()));
  }

  private int ply() {
    return model.snapshot().get().exercise().map(ExerciseSnapshot::ply).orElse(0);
  }

  /** The buttons below what is asked. */
  FlowPane buttons() {
    ButtonBase more = Controls.styled(buttons.of(next), "accent");
    ButtonBase retry = buttons.of(again);
    Presence.when(retry, isWrong);
    List<ButtonBase> all = List.of(buttons.of(hint), buttons.of(solution), retry, more);
    all.forEach(button -> button.getStyleClass().add("small"));
    FlowPane row = new FlowPane(8, 8);
    row.getChildren().setAll(all);
    return row;
  }

  /** The button by which a mistake is no longer practised. */
  ButtonBase remove() {
    ButtonBase button = Controls.styled(buttons.of(remove), "small");
    Presence.when(button, isMistake);
    return button;
  }

  /** What cannot be asked any more, and the button by which it is no longer practised. */
  VBox lost() {
    Label words = Controls.id("practice-lost", Controls.label());
    Button button = Controls.button(texts.of("practice.remove-lost"), model::removeLost);
    button.getStyleClass().add("small");
    VBox box = Controls.styled(new VBox(words, button), "card", "practice-task");
    ObservableValue<Integer> count =
        model.snapshot().map(now -> now.page() == Page.MISTAKES ? now.queue().lost().size() : 0);
    words
        .textProperty()
        .bind(
            count.flatMap(
                number -> texts.language().map(any -> texts.get("practice.lost", number))));
    Presence.when(box, count.map(number -> number > 0));
    return box;
  }

  /** The bar that leads along the line. */
  HBox replay() {
    HBox bar = Controls.styled(new HBox(), "replay-bar");
    bar.setAlignment(Pos.CENTER);
    for (Command step : steps.values()) {
      ButtonBase button = Controls.styled(buttons.icon(step), "flat");
      bar.getChildren().add(button);
    }
    bar.getChildren().add(2, place);
    bar.visibleProperty().bind(hasLine); // the board keeps its size
    return bar;
  }

  /** Follows what can be done now. */
  void show(PracticeSnapshot now) {
    Stage stage = now.exercise().map(ExerciseSnapshot::stage).orElse(Stage.CHECKING);
    isThere.set(now.exercise().isPresent());
    isAsked.set(stage == Stage.ASKED || stage == Stage.WRONG);
    canHint.set(isAsked.get() && now.exercise().filter(one -> one.hints() < 2).isPresent());
    isWrong.set(stage == Stage.WRONG);
    isMistake.set(
        now.exercise()
            .filter(one -> one.exercise().source() instanceof Source.OfMistake)
            .isPresent());
    int length = now.exercise().map(one -> one.steps().size()).orElse(0);
    hasLine.set(length > 0);
    place.setText(ply() + " / " + length);
    place.setAccessibleText(texts.get("replay.place", ply(), length));
  }

  /** Keys with Shift; arrows, Home and End while no move is wanted. */
  void pressed(KeyEvent event) {
    List.of(hint, solution, again, next, remove).stream()
        .filter(command -> command.has(event))
        .findFirst()
        .ifPresent(
            command -> {
              command.run();
              event.consume();
            });
    Command step = steps.get(event.getCode());
    boolean isPlain = !event.isShiftDown() && !event.isAltDown() && !event.isShortcutDown();
    if (step != null && isPlain && hasLine.get() && !isChoosing(event)) {
      step.run();
      event.consume();
    }
  }

  /** Whether the arrows choose among other things there. */
  private static boolean isChoosing(KeyEvent event) {
    return event.getTarget() instanceof ToggleButton || event.getTarget() instanceof ComboBox<?>;
  }

  /** The letters of those keys are no names of cells. */
  void typed(KeyEvent event) {
    if (event.isShiftDown() && "HSRND".contains(event.getCharacter())) {
      event.consume();
    }
  }
}
