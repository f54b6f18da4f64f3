package yomikiri.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.TestWindow;
import yomikiri.app.shell.Menus.MenuGroup;
import yomikiri.app.speech.Announcement;
import yomikiri.app.text.Fault;
import yomikiri.app.text.HeldNotices;
import yomikiri.app.text.Language;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;

/** The window shows notices on any screen. */
final class ShellTest {
  private static final double NARROW = 680;

  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);
  private final Texts texts = new Texts(List.of("/yomikiri/app/text"), language);

  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  /** A screen with nothing on it. */
  private record Blank(Region root) implements Screen {
    Blank() {
      this(new Region());
    }

    @Override
    public void shown() {}

    @Override
    public void hidden() {}
  }

  private Shell shell() {
    Shell shell = new Shell(texts);
    Map<Destination, Supplier<? extends Screen>> makers =
        Arrays.stream(Destination.values())
            .collect(Collectors.toMap(Function.identity(), where -> Blank::new));
    shell.furnish(
        makers,
        Stream.of("file", "edit", "game", "view", "help")
            .map(name -> new MenuGroup("menu." + name, List.of(List.of(shell.undo()))))
            .toList());
    TestWindow.scene(shell.root(), NARROW, 600);
    return shell;
  }

  private static String words(Shell shell, String bar) {
    return ((Label) shell.root().lookup(bar + " > .label")).getText();
  }

  @Test
  void whatIsShownFollowsTheLanguage() {
    List<String> seen =
        Hands.ask(
            () -> {
              Shell shell = shell();
              shell.show(Notice.of(Phrase.of("notice.saved", "my.ykr")));
              shell.warnWhile(Optional.of(Phrase.of("store.late")));
              language.set(Language.JAPANESE);
              return List.of(words(shell, ".notice-bar"), words(shell, ".standing-warning"));
            });
    assertThat(seen).containsExactly(texts.get("notice.saved", "my.ykr"), texts.get("store.late"));
    assertThat(seen.getFirst()).contains("保存");
  }

  @Test
  void linesStandTogetherOnceEachAsLongAsTheyAreShown() {
    List<String> seen =
        Hands.ask(
            () -> {
              Shell shell = shell();
              Notice late = Notice.warning(Phrase.lines(List.of(Phrase.of("store.late"))));
              Notice none = Notice.warning(Phrase.lines(List.of(Phrase.of("sound.none"))));
              shell.show(late);
              shell.show(none);
              shell.show(late);
              String together = words(shell, ".notice-bar");
              shell.show(Notice.of(Phrase.of("files.copied")));
              String other = words(shell, ".notice-bar");
              shell.show(none);
              return List.of(together, other, words(shell, ".notice-bar"));
            });
    assertThat(seen)
        .containsExactly(
            texts.get("store.late") + "\n" + texts.get("sound.none"),
            texts.get("files.copied"),
            texts.get("sound.none"));
  }

  @Test
  void aScreenIsNamedAndACardReadAsItOpens() {
    List<String> reported = new ArrayList<>();
    Hands.ask(
        () -> {
          Shell shell = shell();
          shell.root().addEventHandler(Announcement.TYPE, event -> reported.add(event.words()));
          shell.go(Destination.LIBRARY);
          shell.showCard(new VBox(new Label("Quit?"), new Label("All is lost."), new Button("No")));
          return shell;
        });
    assertThat(reported).containsExactly("Library", "Quit?\nAll is lost.");
  }

  /** Nor does one pressed on a notice that came after the card. */
  @Test
  void noKeyActsOnWhatLiesBeneathACard() {
    List<String> done = new ArrayList<>();
    Hands.ask(
        () -> {
          Shell shell = shell();
          Parent root = shell.root();
          root.getScene()
              .getAccelerators()
              .put(KeyCombination.valueOf("Shortcut+Enter"), () -> done.add("accelerator"));
          shell.go(Destination.LIBRARY);
          shell.showCard(new VBox(new Label("Quit?"), new Button("No")));
          shell.show(Notice.undoable(Phrase.of("store.late"), this, () -> done.add("undo")));
          for (Node at : List.of(root.lookup(".veil .button"), root.lookup(".undo"))) {
            at.fireEvent(ctrl(KeyCode.ENTER));
            at.fireEvent(ctrl(KeyCode.Z));
          }
          return shell;
        });
    assertThat(done).isEmpty();
  }

  private static KeyEvent ctrl(KeyCode code) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, true, false, false);
  }

  @ParameterizedTest
  @EnumSource
  void aNoticeInANarrowWindowCoversNoMenu(Language shown) {
    language.set(shown);
    List<Bounds> seen =
        Hands.ask(
            () -> {
              Shell shell = shell();
              Phrase words = Phrase.of("library.deleted", "Grandmother – Strongest", "2026-05-04");
              shell.show(Notice.undoable(words, this, () -> {}));
              shell.root().applyCss();
              shell.root().layout();
              return Stream.of(".notice-bar", ".menu-bar .menu-button")
                  .flatMap(of -> shell.root().lookupAll(of).stream())
                  .map(ShellTest::bounds)
                  .toList();
            });
    assertThat(seen).hasSize(6);
    assertThat(seen.subList(1, 6)).noneMatch(seen.getFirst()::intersects);
    assertThat(seen.getFirst().getMaxX()).isLessThanOrEqualTo(NARROW);
  }

  private static Bounds bounds(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void ofOneThingOnlyTheLastChangeIsUndoneAndTheLastThingFirst() {
    List<String> undone = new ArrayList<>();
    Hands.ask(
        () -> {
          Shell shell = shell();
          for (String change : List.of("a1", "b1", "a2")) {
            Object subject = change.substring(0, 1);
            shell.show(Notice.undoable(texts -> change, subject, () -> undone.add(change)));
          }
          shell.show(Notice.of(texts -> "nothing to undo"));
          shell.undo().run();
          shell.undo().run();
          assertThat(shell.undo().enabled().get()).isFalse();
          return undone;
        });
    assertThat(undone).containsExactly("a2", "b1");
  }

  @Test
  void whatCanBeCopiedOfAFaultStandsBesideIt() {
    List<Boolean> seen =
        Hands.ask(
            () -> {
              Shell shell = shell();
              Node details = shell.root().lookup(".notice-bar .copy-details");
              shell.show(
                  Notice.warning(
                      Phrase.of(
                          "notice.cannot-save", Fault.brokenDown(new IllegalStateException()))));
              boolean first = details.isVisible();
              shell.show(Notice.of(Phrase.of("notice.copied")));
              return List.of(first, details.isVisible());
            });
    assertThat(seen).containsExactly(true, false);
  }

  @Test
  void whatIsHeldIsPassedOnInItsOrder() {
    List<String> seen =
        Hands.ask(
            () -> {
              HeldNotices held = new HeldNotices();
              held.warnWhile(Optional.of(texts -> "first"));
              held.show(Notice.of(texts -> "one"));
              held.show(Notice.of(texts -> "two"));
              held.warnWhile(Optional.of(texts -> "second"));
              Shell shell = shell();
              held.passTo(shell);
              String before = words(shell, ".notice-bar");
              held.show(Notice.of(texts -> "three"));
              return List.of(
                  before, words(shell, ".notice-bar"), words(shell, ".standing-warning"));
            });
    assertThat(seen).containsExactly("two", "three", "second");
  }
}
