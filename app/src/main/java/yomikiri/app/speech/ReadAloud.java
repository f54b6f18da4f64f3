package yomikiri.app.speech;

import java.lang.ref.WeakReference;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.regex.Pattern;
import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;

/**
 * Reads the window aloud while that is switched on: announcements, and the node with the keyboard
 * focus. The focus is looked at after each frame, so that nothing in the window depends on this.
 */
public final class ReadAloud {
  private static final Pattern MINUS = Pattern.compile("\u2212(?=\\d)");
  private static final Pattern PLUS = Pattern.compile("\\+(?=\\d)");

  /** So long other words of the same thing have to stand before they are read. */
  private static final Duration REST = Duration.millis(500);

  private final Node root;
  private final Texts texts;
  private final Speech speech;
  private final FocusWords words;
  private final PauseTransition rest = new PauseTransition(REST);
  private final Runnable afterFrame = this::look;
  private final EventHandler<KeyEvent> onKey = this::pressed;
  private final EventHandler<MouseEvent> onMouse =
      event -> isHeld = event.getEventType() == MouseEvent.MOUSE_PRESSED;
  private final EventHandler<Announcement> onAnnouncement =
      event -> say(event.topic(), event.words(), false);
  private final ListChangeListener<Window> onWindows = this::changed;
  private final ObjectProperty<Optional<Phrase>> unheard =
      new SimpleObjectProperty<>(Optional.empty());
  private @Nullable Scene scene;
  private WeakReference<@Nullable Node> last = new WeakReference<>(null);
  private String said = "";
  private boolean isAsked; // by a key that leads about the window
  private boolean isHeld; // the mouse, and what it presses may yet lead elsewhere

  /** {@code root} of the window; {@code answers} is where it hears that nothing can be heard. */
  public ReadAloud(
      Node root,
      ObservableValue<Boolean> on,
      Texts texts,
      SpeechProgram program,
      Executor answers) {
    this.root = root;
    this.texts = texts;
    speech = new Speech(program, why -> answers.execute(() -> unheard.set(why)));
    words = new FocusWords(texts);
    rest.setOnFinished(event -> say(Topic.FOCUS, said, false));
    root.sceneProperty().subscribe(now -> turn(on.getValue()));
    on.addListener((value, before, now) -> greet(now));
  }

  /** Turned on by hand: it is heard at once whether it works. */
  private void greet(boolean on) {
    turn(on);
    unheard.set(Optional.empty());
    if (on) {
      say(Topic.NOTICE, texts.get("read-aloud.begins"), false);
    }
  }

  private void turn(boolean on) {
    Scene before = scene;
    if (before != null) {
      before.removePostLayoutPulseListener(afterFrame);
      before.removeEventFilter(KeyEvent.KEY_PRESSED, onKey);
      before.removeEventFilter(MouseEvent.MOUSE_PRESSED, onMouse);
      before.removeEventFilter(MouseEvent.MOUSE_RELEASED, onMouse);
      root.removeEventHandler(Announcement.TYPE, onAnnouncement);
      Window.getWindows().removeListener(onWindows);
      scene = null;
    }
    speech.setOn(on);
    Scene now = root.getScene();
    if (on && now != null) {
      now.addPostLayoutPulseListener(afterFrame);
      now.addEventFilter(KeyEvent.KEY_PRESSED, onKey);
      now.addEventFilter(MouseEvent.MOUSE_PRESSED, onMouse);
      now.addEventFilter(MouseEvent.MOUSE_RELEASED, onMouse);
      root.addEventHandler(Announcement.TYPE, onAnnouncement);
      Window.getWindows().addListener(onWindows);
      scene = now;
    } else {
      rest.stop();
    }
  }

  /** Menus and open lists are windows of their own. */
  private void changed(ListChangeListener.Change<? extends Window> change) {
    while (change.next()) {
      for (Window opened : change.getAddedSubList()) {
        if (opened instanceof PopupWindow && opened.getScene() != null) {
          opened.getScene().removePostLayoutPulseListener(afterFrame);
          opened.getScene().addPostLayoutPulseListener(afterFrame);
        }
      }
    }
  }

  private void pressed(KeyEvent event) {
    KeyCode code = event.getCode();
    isAsked = code.isNavigationKey() || code == KeyCode.TAB;
    isHeld = false;
  }

  private void look() {
    Node owner = focused();
    if (owner == null || isHeld) {
      return;
    }
    Node item = FocusWords.item(owner);
    String now = words.of(item);
    boolean isAnother = !item.equals(last.get());
    if (!isAnother && now.equals(said)) {
      return;
    }
    last = new WeakReference<>(item);
    said = now;
    if (isAnother || isAsked) {
      rest.stop();
      say(Topic.FOCUS, now, isAsked);
      isAsked = false;
    } else {
      rest.playFromStart();
    }
  }

  /** What has the keyboard: in a menu if one is open. */
  private @Nullable Node focused() {
    Scene main = scene;
    if (main == null) {
      return null;
    }
    Node found = main.getFocusOwner();
    for (Window window : Window.getWindows()) {
      if (window instanceof PopupWindow && window.isShowing()) {
        Node inside = window.getScene().getFocusOwner();
        found = inside == null ? found : inside;
      }
    }
    return found;
  }

  /** Why nothing can be heard, if that is so. */
  public ObservableValue<Optional<Phrase>> unheard() {
    return unheard;
  }

  /** Says nothing any more. */
  public void close() {
    turn(false);
    speech.close();
  }

  private void say(Topic topic, String sentence, boolean first) {
    if (scene == null) {
      return;
    }
    String spoken =
        PLUS.matcher(MINUS.matcher(sentence).replaceAll(texts.get("read-aloud.minus") + " "))
            .replaceAll(texts.get("read-aloud.plus") + " ");
    if (first) {
      speech.sayFirst(topic, spoken, texts.language().getValue());
    } else {
      speech.say(topic, spoken, texts.language().getValue());
    }
  }
}
