package yomikiri.app.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleObjectProperty;

/** What people were told, in a test. */
public final class TestNotices implements Notices {
  /** Stands where what was warned of is over. */
  public static final String OVER = "over";

  private static final Texts ENGLISH =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));

  /** What was shown in passing. */
  public final List<Notice> shown = new ArrayList<>();

  private final List<Phrase> told = new ArrayList<>();

  @Override
  public void show(Notice notice) {
    shown.add(notice);
    told.add(notice.text());
  }

  @Override
  public void warnWhile(Optional<Phrase> what) {
    told.add(what.orElse(texts -> OVER));
  }

  /** Ones that nobody should be told. */
  public static Notices none() {
    return each(
        words -> {
          throw new AssertionError(words);
        });
  }

  /** Ones of which each is handed on in English. */
  public static Notices each(Consumer<String> hear) {
    return new Notices() {
      @Override
      public void show(Notice notice) {
        hear.accept(notice.text().in(ENGLISH));
      }

      @Override
      public void warnWhile(Optional<Phrase> what) {
        hear.accept(what.map(warning -> warning.in(ENGLISH)).orElse(OVER));
      }
    };
  }

  /** All of it in English. */
  public List<String> told() {
    return told(ENGLISH);
  }

  /** All of it. */
  public List<String> told(Texts texts) {
    return told.stream().map(phrase -> phrase.in(texts)).toList();
  }

  /** Forgets it all. */
  public void clear() {
    shown.clear();
    told.clear();
  }

  /** What could be copied beside what was told last. */
  public String noted() {
    return told.getLast().details(ENGLISH).orElseThrow();
  }

  /** Undoes what was told {@code place}th, from 0. */
  public void undo(int place) {
    shown.get(place).undo().orElseThrow().action().run();
  }
}
