package yomikiri.app.training;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.player.PlayerSettings;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.Form;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** Form of a training. */
public final class TrainingForm {
  private static final String FIRST_SEED = "1";
  private static final String EXAMPLE = "tictactoe";
  private static final String EXAMPLE_GAMES = "200000";
  private static final List<String> EXAMPLE_LINE = List.of("a1", "b2", "b1");

  private final List<GameKit<?>> kits;
  private final ObjectProperty<GameKit<?>> kit;
  private final ObjectProperty<LearnerType> learner;
  private final StringProperty name = new SimpleStringProperty("");
  private final Field<String> start = Field.free();
  private final Field<Long> seed = Field.seed(FIRST_SEED);
  private final ReadOnlyObjectWrapper<PlayerSettings> settings =
      new ReadOnlyObjectWrapper<>(PlayerSettings.NONE);
  private final Form form = new Form();

  private TrainingForm(List<GameKit<?>> kits) {
    this.kits = kits;
    this.kit = new SimpleObjectProperty<>(kits.getFirst());
    this.learner = new SimpleObjectProperty<>(learners().getFirst());
    kit.addListener(
        (value, before, now) -> {
          start.text().set("");
          learner.set(learners().getFirst());
          fill();
        });
    learner.addListener((value, before, now) -> fill());
    form.watch(start.text(), seed.text());
    fill();
  }

  /** A form for those games that can be learnt. */
  public static TrainingForm of(AvailableGames availableGames) {
    return new TrainingForm(
        availableGames.kits().stream().filter(each -> !learners(each).isEmpty()).toList());
  }

  private void fill() {
    LearnerType type = learner.get();
    settings.set(
        new PlayerSettings(type.parameters(), type.usual(), parameter -> false, form::clear));
    form.clear();
  }

  /** Whether its game can be learnt and is not over. */
  public boolean takes(BoardSnapshot<?> board) {
    return !board.position().isOver() && same(board.kit()).isPresent();
  }

  /** Has the training begin at the position of a board that it {@link #takes}. */
  public void take(BoardSnapshot<?> board) {
    kit.set(same(board.kit()).orElseThrow());
    start.text().set(board.positionText());
  }

  private Optional<GameKit<?>> same(GameKit<?> other) {
    return kits.stream().filter(each -> each.game().id().equals(other.game().id())).findFirst();
  }

  /** The games that can be learnt. */
  public List<GameKit<?>> kits() {
    return kits;
  }

  public ObjectProperty<GameKit<?>> kit() {
    return kit;
  }

  /** The learners for the game chosen. */
  public List<LearnerType> learners() {
    return learners(kit.get());
  }

  /**
   * Those that learn from nothing but their own games. Where there is a network it comes first: a
   * table knows only what it has seen, and sees next to nothing of a game of that size.
   */
  private static List<LearnerType> learners(GameKit<?> kit) {
    return LearnerType.of(kit).stream()
        .filter(type -> !type.learnsFromFiles())
        .sorted(Comparator.comparing(LearnerType::isTable))
        .toList();
  }

  public ObjectProperty<LearnerType> learner() {
    return learner;
  }

  public StringProperty name() {
    return name;
  }

  /** A position as text; empty for the usual start. */
  public Field<String> start() {
    return start;
  }

  public Field<Long> seed() {
    return seed;
  }

  public ReadOnlyObjectProperty<PlayerSettings> settings() {
    return settings.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Optional<FieldFault>> fault() {
    return form.fault();
  }

  /** The training as it was filled in; empty if something is wrong, which is then shown. */
  public Optional<TrainingPlan> submit() {
    return form.accepts(settings.get().wrong().or(seed::wrong))
        ? planned(kit.get(), settings.get().with(learner.get().usual()))
        : Optional.empty();
  }

  private <P extends Position> Optional<TrainingPlan> planned(GameKit<P> game, PlayerSpec spec) {
    long chance = seed.value().orElseThrow();
    try {
      String text = start.text().get().strip();
      P position =
          text.isEmpty()
              ? game.game().newPosition(chance)
              : game.game().notation().parsePosition(text);
      if (!position.isOver()) {
        return Optional.of(TrainingPlan.of(game, position, spec, chance).withEarly());
      }
      form.show(start.because(Phrase.of("training.mistake.over")));
    } catch (NotationException e) {
      form.show(start.because(e));
    }
    return Optional.empty();
  }

  /**
   * The moves to the position that a training is looked at with first. From the start of
   * tic-tac-toe that is one in which a row has to be stopped: there one sees what is being learnt,
   * while all moves of the start are worth the same in the end. Other trainings begin at their
   * start.
   */
  public static <P extends Position> List<Integer> watched(BoardSnapshot<P> start) {
    GameKit<P> kit = start.kit();
    boolean isExample =
        kit.game().id().equals(EXAMPLE)
            && start.position().key() == kit.game().newPosition(1).key();
    return isExample ? EXAMPLE_LINE.stream().map(text -> move(kit, text)).toList() : List.of();
  }

  private static int move(GameKit<?> kit, String text) {
    try {
      return kit.game().notation().parseMove(text);
    } catch (NotationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Tic-tac-toe, learnt from its start in a few seconds. */
  public static TrainingPlan example(AvailableGames availableGames) {
    GameKit<?> kit = availableGames.kit(EXAMPLE).orElseThrow();
    LearnerType type = LearnerType.of(kit).getFirst();
    return plan(kit, type.usual().with(LearnerType.EPISODES.name(), EXAMPLE_GAMES));
  }

  private static <P extends Position> TrainingPlan plan(GameKit<P> kit, PlayerSpec spec) {
    return TrainingPlan.of(kit, kit.game().newPosition(1), spec, 1).withEarly();
  }
}
