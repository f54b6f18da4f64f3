package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.play.PlayWindow;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.ReadAloud;
import yomikiri.app.speech.TestSpeech;
import yomikiri.app.speech.Topic;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** What is heard of the play screen. */
final class ReadAloudTest extends PlayFixture {
  @TempDir private Path folder;
  private final Hands hands = new Hands();
  private final SimpleObjectProperty<Boolean> on = new SimpleObjectProperty<>(false);
  private final PlayViewModel model = model(setup("mattix-4", human(), human()));
  private TestSpeech program;
  private ReadAloud reading;

  @BeforeEach
  void open() throws TimeoutException, IOException {
    program = new TestSpeech(folder);
    PlayWindow.open(model, GAME_LIST);
    Texts texts =
        new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
    reading =
        Hands.ask(
            () -> {
              Node board = hands.lookup(".grid-board").query();
              board.lookup(".board-cell").requestFocus();
              return new ReadAloud(
                  board.getScene().getRoot(), on, texts, program, Platform::runLater);
            });
  }

  @AfterEach
  void close() throws IOException {
    hands.interact(reading::close);
    program.close();
  }

  private String next() throws IOException {
    return program.next().spoken();
  }

  /** The next sentence where others may follow fast. */
  private String any() throws IOException {
    return program.next().spokenOrCut();
  }

  private void begin() throws IOException {
    hands.interact(() -> on.set(true));
    assertThat(next()).isEqualTo("en Yomikiri now reads aloud.");
    assertThat(next()).startsWith("en row ");
  }

  /** Presses a key where the keyboard is, whichever window the system holds for the active one. */
  private void press(KeyCode code) {
    hands.interact(
        () -> {
          Node board = hands.lookup(".grid-board").query();
          Event.fireEvent(
              board.getScene().getFocusOwner(),
              new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
        });
  }

  private String focused() {
    return Hands.ask(
        () -> hands.lookup(".grid-board").query().getScene().getFocusOwner().getAccessibleText());
  }

  @Test
  void cellsAreReadAsTheKeyboardGoesThenMovesAndWhoseTurnItIs() throws IOException {
    begin();
    press(KeyCode.RIGHT);
    assertThat(next()).isEqualTo("en " + focused());
    hands.interact(() -> playFirstLegal(model));
    assertThat(next()).as("the move").contains("Player 1: ").containsAnyOf("plus", "minus", "(0)");
    assertThat(next()).as("whose turn").contains("Player 2: ");
  }

  @Test
  void theMovesOfTheListAreReadOneByOne() throws IOException {
    for (int i = 0; i < 4; i++) {
      hands.interact(() -> playFirstLegal(model));
    }
    begin();
    hands.interact(() -> hands.lookup(".moves").queryAs(ListView.class).requestFocus());
    assertThat(next()).startsWith("en Move 4: ").endsWith(", button");
    for (String move : List.of("Move 3: ", "Move 2: ", "Move 1: ")) {
      press(KeyCode.LEFT);
      awaitSaid("en " + move);
    }
  }

  /** Beside each move the status line tells which move is shown, sooner or later. */
  private void awaitSaid(String start) throws IOException {
    String said = any();
    while (!said.startsWith(start)) {
      assertThat(said).startsWith("en Move ").contains(" of ");
      said = any();
    }
  }

  @Test
  void aHintIsReadWhereverTheKeyboardIsAndItsReasonWhenAskedForAgain() throws IOException {
    begin();
    hands.interact(
        () -> {
          model.hint();
          letCpusAnswer();
        });
    String best = model.now().live().moveText(model.now().board().hint().orElseThrow());
    awaitWords("en Hint: " + best + ", ", "margin");
    hands.interact(
        () -> {
          model.hint();
          background.finishOne();
        });
    awaitWords("en " + best);
  }

  @Test
  void aQuestionIsReadBeforeTheAnswersToIt() throws IOException {
    begin();
    hands.interact(model.resigning()::ask);
    assertThat(next()).isEqualTo("en " + hands.words(".resign .result-line"));
    assertThat(next()).isEqualTo("en Play on, button");
  }

  @Test
  void whatTheMousePressesIsReadOnlyIfTheKeyboardStaysThere() throws IOException {
    begin();
    hands.drag(".header .toggle-button", 0, 0); // pressed, held and let go
    assertThat(model.now().mode().valuesShown()).isTrue();
    press(KeyCode.RIGHT);
    assertThat(next()).isEqualTo("en " + focused());
  }

  @Test
  void theResultAndWhatAReviewFindsAreRead() throws IOException {
    begin();
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      hands.interact(() -> playFirstLegal(model));
    }
    awaitWords(hands.words(".status-line .status"));
    hands.interact(() -> model.reviewer().begin());
    hands.interact(this::letCpusAnswer);
    awaitWords("Player 2: ", "mistake");
  }

  private void awaitWords(String... words) throws IOException {
    String said = any();
    while (!Stream.of(words).allMatch(said::contains)) {
      said = any();
    }
  }

  @Test
  void nothingIsReadUnlessThatIsWanted() throws IOException {
    press(KeyCode.RIGHT);
    hands.interact(() -> playFirstLegal(model));
    begin();
  }

  @Test
  void formsAreNamedAsTheyOpen() throws TimeoutException {
    try (Driver app = Driver.open()) {
      List<String> announced = new ArrayList<>();
      app.interact(
          () ->
              app.stage()
                  .getScene()
                  .getRoot()
                  .addEventHandler(
                      Announcement.TYPE,
                      event -> {
                        if (event.topic() == Topic.NOTICE) {
                          announced.add(event.words());
                        }
                      }));
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.keys(KeyCode.ESCAPE);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
      app.clickOn("#training-new");
      assertThat(announced)
          .containsExactly("New game", "Set up a position", "Training", "New training run");
    }
  }

  @Test
  void thatNothingCanBeReadStandsBesideTheSetting() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      assertThat(app.node("#unheard").isVisible()).isFalse();
      app.interact(() -> app.window().settings().set(Setting.READ_ALOUD, Setting.Switch.ON));
      app.await(() -> app.node("#unheard").isVisible());
      assertThat(app.words("#unheard"))
          .contains("spd-say is missing")
          .contains("speech-dispatcher");
      app.interact(() -> assertThat(Fitting.faults(app.stage().getScene().getRoot())).isEmpty());
      app.interact(() -> app.window().settings().set(Setting.READ_ALOUD, Setting.Switch.OFF));
      assertThat(app.node("#unheard").isVisible()).isFalse();
    }
  }
}
