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

  private final List<Phrase> reported = new ArrayList<>();

  @Override
  public void show(Notice notice) {
    shown.add(notice);
    reported.add(notice.text());
  }

  @Override
  public void warnWhile(Optional<Phrase> what) {
    reported.add(what.orElse(texts -> OVER));
  }

  /** Ones that nobody should be told. */
  public static Notices none() {
    return each(
        words -> {
          throw new AssertionError(words);
        });
  }

  /** Ones of which each is handed on in English. */
  public static Notices each(Consumer<String> notify) {
    return new Notices() {
      @Override
      public void show(Notice notice) {
        notify.accept(notice.text().in(ENGLISH));
      }

      @Override
      public void warnWhile(Optional<Phrase> what) {
        notify.accept(what.map(warning -> warning.in(ENGLISH)).orElse(OVER));
      }
    };
  }

  /** All of it in English. */
  public List<String> reported() {
    return reported(ENGLISH);
  }

  /** All of it. */
  public List<String> reported(Texts texts) {
    return reported.stream().map(phrase -> phrase.in(texts)).toList();
  }

  /** Forgets it all. */
  public void clear() {
    shown.clear();
    reported.clear();
  }

  /** What could be copied beside what was told last. */
  public String noted() {
    return reported.getLast().details(ENGLISH).orElseThrow();
  }

  /** Undoes what was told {@code place}th, from 0. */
  public void undo(int place) {
    shown.get(place).undo().orElseThrow().action().run();
  }
}
