package yomikiri.app.text;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;

/** A field of a form: its text, its value, and the fault that is shown. */
public final class Field<T> {
  private final StringProperty text;
  private final Function<String, Optional<T>> parser;
  private final Phrase wrong;
  private final ReadOnlyObjectWrapper<Optional<FieldFault>> fault =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /**
   * @param parser reads what is {@link #typed}; empty where that stands for nothing
   * @param wrong the sentence for a text that stands for nothing
   */
  public Field(String text, Function<String, Optional<T>> parser, Phrase wrong) {
    this.text = new SimpleStringProperty(text);
    this.parser = parser;
    this.wrong = wrong;
  }

  /** Any text, or a choice that is made elsewhere: wrong only beside other fields. */
  public static Field<String> free() {
    return new Field<>("", Optional::of, Phrase.of(""));
  }

  /** The seed of what is dealt by chance. */
  public static Field<Long> seed(String text) {
    return new Field<>(text, whole(Long.MIN_VALUE, Long.MAX_VALUE), Phrase.of("new.bad-seed"));
  }

  /** Reads a whole number. */
  public static Function<String, Optional<Long>> whole(long least, long most) {
    return typed -> {
      try {
        return Optional.of(Long.valueOf(typed)).filter(n -> n >= least && n <= most);
      } catch (NumberFormatException none) {
        return Optional.empty();
      }
    };
  }

  public StringProperty text() {
    return text;
  }

  /** The text in plain letters and figures, without blanks around it. */
  public String typed() {
    return PlainText.of(text.get()).strip();
  }

  /** What the text stands for. */
  public Optional<T> value() {
    return parser.apply(typed());
  }

  /** What is wrong with the text, if it stands for nothing. */
  public Optional<FieldFault> wrong() {
    return value().isPresent() ? Optional.empty() : Optional.of(because(wrong));
  }

  /** What is wrong here beside other fields, or in the end. */
  public FieldFault because(Phrase words) {
    return new FieldFault(this, words, 0);
  }

  /** What is wrong with a text that cannot be read. */
  public FieldFault because(NotationException cause) {
    return new FieldFault(this, Fault.inText(cause), cause.column());
  }

  /** What is shown to be wrong; set by the {@link Form}. */
  public ReadOnlyObjectProperty<Optional<FieldFault>> fault() {
    return fault.getReadOnlyProperty();
  }

  void show(Optional<FieldFault> now) {
    fault.set(now);
  }
}
