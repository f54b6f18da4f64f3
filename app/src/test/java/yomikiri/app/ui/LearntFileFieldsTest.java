package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.ENGLISH;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Picked;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.player.TestLearntFiles;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** A learnt file is chosen from a list, or by a button. */
final class LearntFileFieldsTest {
  private static final GameKit<?> KIT = LabFixture.availableGames().kit("tictactoe").orElseThrow();

  private final TestLearntFiles files = new TestLearntFiles();
  private final Picked picker = new Picked(Path.of(""));
  private final VBox root = new VBox();

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void openAWindow() {
    new Scene(root);
  }

  private PlayerChoice shown(String spec) throws Exception {
    PlayerChoice player = new PlayerChoice(KIT, PlayerSpec.parse(spec), () -> {});
    root.getChildren()
        .add(new SettingFields(player, new LearntFileFields(files, picker, ENGLISH), null));
    return player;
  }

  @SuppressWarnings("unchecked") // a list of names
  private ComboBox<String> list() {
    return (ComboBox<String>) root.lookup(".setting-file");
  }

  private String words() {
    return list().getConverter().toString(list().getValue());
  }

  @Test
  void whatIsListedIsChosenInWordsAndSetByItsName() throws Exception {
    PlayerChoice player = shown("learnt");
    assertThat(player.wrong()).isPresent();
    files.answer("a/checkpoints/10.learnt", "b/checkpoints/20.learnt");
    assertThat(list().getItems())
        .containsExactly("", "a/checkpoints/10.learnt", "b/checkpoints/20.learnt");
    assertThat(words()).isEqualTo("not set");
    list().setValue("b/checkpoints/20.learnt");
    assertThat(words()).isEqualTo("Words of b/checkpoints/20.learnt");
    assertThat(player.spec()).hasToString("learnt:file=b/checkpoints/20.learnt");
    assertThat(player.wrong()).isEmpty();
  }

  @Test
  void aFileThatIsSetAlreadyStaysWhateverIsListed() throws Exception {
    PlayerChoice player = shown("learnt:file=today/latest.learnt");
    assertThat(words()).isEqualTo("training run \u201ctoday\u201d, latest");
    files.answer("a/checkpoints/10.learnt");
    assertThat(words()).isEqualTo("training run \u201ctoday\u201d, latest");
    assertThat(player.spec()).hasToString("learnt:file=today/latest.learnt");
  }

  @Test
  void theFormThatIsOpenedAgainListsAnew() throws Exception {
    PlayerChoice player = shown("learnt");
    files.answer("a/checkpoints/10.learnt", "b/checkpoints/20.learnt");
    list().setValue("a/checkpoints/10.learnt");
    List.copyOf(root.getChildren())
        .forEach(
            fields -> {
              root.getChildren().clear();
              root.getChildren().add(fields);
            });
    files.answer("b/checkpoints/20.learnt", "b/checkpoints/30.learnt");
    assertThat(list().getItems())
        .containsExactlyInAnyOrder(
            "", "b/checkpoints/20.learnt", "b/checkpoints/30.learnt", "a/checkpoints/10.learnt");
    assertThat(player.spec()).hasToString("learnt:file=a/checkpoints/10.learnt");
  }

  @Test
  void aButtonTakesAFileFromElsewhere() throws Exception {
    PlayerChoice player = shown("learnt");
    picker.pick(Path.of("mine.learnt"));
    Button another = (Button) list().getParent().lookup(".button");
    assertThat(another.getText()).isEqualTo("Choose a file...");
    another.fire();
    assertThat(player.spec()).hasToString("learnt:file=chosen/mine.learnt");
    assertThat(words()).isEqualTo("from mine");
  }
}
