package yomikiri.app.speech;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;

/**
 * A sentence that a part of the window announces. Where JavaFX speaks to screen readers, on Windows
 * and macOS, they get it as the text of that part; {@link ReadAloud} gets it as an event that rises
 * through the window.
 */
public final class Announcement extends Event {
  public static final EventType<Announcement> TYPE = new EventType<>(Event.ANY, "ANNOUNCEMENT");

  private static final long serialVersionUID = 1;

  private final Topic topic;
  private final String words;

  private Announcement(Topic topic, String words) {
    super(TYPE);
    this.topic = topic;
    this.words = words;
  }

  /** Has {@code node} announce {@code words}. */
  public static void make(Node node, Topic topic, String words) {
    make(node, topic, words, words);
  }

  /** Has {@code node} announce {@code words}; {@code text} is all that it says then. */
  public static void make(Node node, Topic topic, String words, String text) {
    node.setAccessibleText(text);
    node.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    read(node, topic, words);
  }

  /** Has {@code words} read aloud that screen readers find at {@code node} by themselves. */
  public static void read(Node node, Topic topic, String words) {
    fireEvent(node, new Announcement(topic, words));
  }

  public Topic topic() {
    return topic;
  }

  public String words() {
    return words;
  }
}
