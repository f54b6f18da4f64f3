package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.Lattice.Way;
import yomikiri.app.play.model.InRealTime;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.model.Traps;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.think.GameKit;

/** Who is steered by which keys. */
final class SteeringKeysTest extends PlayFixture {
  private static final GameKit<Traps> TRAPS =
      InRealTime.kit(Traps.kit(), (position, seat) -> position.lowestStone());
  private static final Map<Way, String> STEERING =
      Map.of(Way.UP, "3", Way.LEFT, "4", Way.DOWN, "6", Way.RIGHT, "7");
  private static final SeatSetup CPU = new SeatSetup.Cpu(TRAPS.levels().getFirst());

  private PlayViewModel beating(SeatSetup... seats) {
    MatchTerms terms =
        new MatchTerms(1, false, List.of(), Optional.of(Duration.ofMillis(400)), Optional.empty());
    PlayViewModel model =
        model(new GameSetup<>(TRAPS, TRAPS.game().newPosition(1), List.of(seats), terms));
    goOn(model);
    return model;
  }

  private void goOn(PlayViewModel model) {
    model.togglePause();
    while (model.now().mode().countdown().isPresent()) {
      delays.pass();
    }
  }

  private static boolean press(PlayViewModel model, KeyCode code) {
    KeyEvent event = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
    new SteeringKeys(model).pressed(event, STEERING);
    return event.isConsumed();
  }

  private List<String> moves(PlayViewModel model) {
    return model.now().live().rows().stream().map(row -> row.text()).toList();
  }

  @Test
  void eachPersonHasKeysOfTheirOwn() {
    PlayViewModel model = beating(human(), CPU, human(), CPU);
    assertThat(press(model, KeyCode.RIGHT)).isTrue();
    assertThat(press(model, KeyCode.A)).isTrue();
    assertThat(press(model, KeyCode.I)).as("nobody's").isFalse();
    for (int step = 0; step < 3; step++) {
      thinker.finishOne();
      delays.pass();
    }
    assertThat(moves(model)).element(0).isEqualTo("7");
    assertThat(moves(model)).element(2).isEqualTo("4");
  }

  @Test
  void onePersonAloneHasAllKeys() {
    PlayViewModel model = beating(human(), CPU, CPU, CPU);
    press(model, KeyCode.UP);
    press(model, KeyCode.D);
    delays.pass();
    assertThat(moves(model)).containsExactly("7");
  }

  @Test
  void whatIsTypedMeanwhileIsNoPartOfACellsName() {
    PlayViewModel model = beating(human(), human(), human(), human());
    assertThat(type(model, "d")).isTrue();
    assertThat(type(model(setup("mattix-4", human(), human())), "d")).isFalse();
  }

  private static boolean type(PlayViewModel model, String letter) {
    KeyEvent event =
        new KeyEvent(
            KeyEvent.KEY_TYPED, letter, letter, KeyCode.UNDEFINED, false, false, false, false);
    new SteeringKeys(model).typed(event, STEERING);
    return event.isConsumed();
  }

  @Test
  void spaceStopsTheGameAndGoesOn() {
    PlayViewModel model = beating(human(), human(), human(), human());
    assertThat(press(model, KeyCode.SPACE)).isTrue();
    assertThat(model.now().mode().paused()).isTrue();
    press(model, KeyCode.SPACE);
    assertThat(model.now().mode().countdown()).isPresent();
  }

  @Test
  void inRealTimePeopleSteerFromAroundTheBoardTooWhileTheyRide() {
    PlayViewModel model = beating(human(), CPU, CPU, CPU);
    Node button = new Group();
    new SteeringKeys(model).listen(new Group(), List.of(new Group(button)), () -> STEERING);
    assertThat(fire(button, KeyCode.RIGHT)).isTrue();
    delays.pass();
    assertThat(moves(model)).containsExactly("7");
    assertThat(fire(button, KeyCode.SPACE)).isTrue();
    assertThat(model.now().mode().paused()).isTrue();
    assertThat(fire(button, KeyCode.RIGHT)).as("works what has the keyboard").isFalse();
    model.togglePause();
    assertThat(fire(button, KeyCode.RIGHT)).as("the first step, during the count").isTrue();
    model.togglePause();
    model.show(0);
    assertThat(fire(button, KeyCode.RIGHT)).as("leads along the moves").isFalse();
    model.replay().live();
    model.resigning().ask();
    assertThat(fire(button, KeyCode.SPACE)).as("answers").isFalse();
  }

  @Test
  void inAGameThatWaitsKeysAroundTheBoardSteerNobody() {
    PlayViewModel model = model(dealt(TRAPS, List.of(human(), human(), human(), human())));
    Node button = new Group();
    new SteeringKeys(model).listen(new Group(), List.of(new Group(button)), () -> STEERING);
    assertThat(fire(button, KeyCode.UP)).isFalse();
    assertThat(moves(model)).isEmpty();
  }

  private static boolean fire(Node node, KeyCode code) {
    boolean[] arrived = new boolean[1];
    node.setOnKeyPressed(event -> arrived[0] = true);
    Event.fireEvent(
        node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    return !arrived[0];
  }

  @Test
  void inAGameThatWaitsTheArrowsAreThoseOfWhoIsToMove() {
    PlayViewModel model = model(dealt(TRAPS, List.of(human(), human(), human(), human())));
    assertThat(press(model, KeyCode.UP)).isTrue();
    assertThat(press(model, KeyCode.LEFT)).isTrue();
    assertThat(moves(model)).containsExactly("3", "4");
    assertThat(press(model, KeyCode.W)).isFalse();
    assertThat(press(model, KeyCode.SPACE)).isFalse();
  }

  @Test
  void stepsPressedWhileACpuThinksAreMadeWhenTheTurnComes() {
    PlayViewModel model = model(dealt(TRAPS, List.of(human(), CPU, human(), human())));
    press(model, KeyCode.UP);
    assertThat(press(model, KeyCode.LEFT)).isTrue();
    assertThat(type(model, "7")).isTrue();
    assertThat(moves(model)).containsExactly("3");
    letCpusAnswer();
    assertThat(moves(model)).hasSize(4).startsWith("3").endsWith("4", "7");
  }

  @Test
  void aStepThatCannotBeMadeThenIsRefusedWithThoseBehindIt() {
    PlayViewModel model = model(dealt(TRAPS, List.of(human(), CPU, human(), human())));
    press(model, KeyCode.UP);
    press(model, KeyCode.UP); // there is no such stone any more
    press(model, KeyCode.LEFT);
    letCpusAnswer();
    assertThat(moves(model)).hasSize(2);
    assertThat(model.event().get()).containsInstanceOf(PlayEvent.Refused.class);
  }

  @Test
  void anotherGameForgetsTheStepsPressed() {
    PlayViewModel model = model(dealt(TRAPS, List.of(human(), CPU, human(), human())));
    press(model, KeyCode.UP);
    press(model, KeyCode.LEFT);
    model.newGame(dealt(TRAPS, List.of(human(), human(), human(), human())));
    letCpusAnswer();
    assertThat(moves(model)).isEmpty();
  }

  @Test
  void aGameThatIsNotSteeredTakesNoArrows() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    KeyEvent event =
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.UP, false, false, false, false);
    new SteeringKeys(model).pressed(event, Map.of());
    assertThat(event.isConsumed()).isFalse();
  }
}
