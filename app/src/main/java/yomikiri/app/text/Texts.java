package yomikiri.app.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/**
 * Every visible word, by key, in the language set at the moment. Words with places for figures are
 * {@link MessageFormat} patterns.
 */
public final class Texts {
  private final List<String> bundles;
  private final Map<Language, Words> words = new EnumMap<>(Language.class);
  private final Map<String, ObservableValue<String>> following = new HashMap<>();
  private final ObservableValue<Language> language;

  /**
   * @param bundles resource folders, each with a {@code words_ja.properties} and a {@code
   *     words_en.properties}; what is wanted first should come first
   */
  public Texts(List<String> bundles, ObservableValue<Language> language) {
    this.language = language;
    this.bundles = bundles.stream().distinct().toList();
  }

  /** The words of one language. Folder after folder is read, until a word is found. */
  private final class Words {
    private final Language language;
    private final Map<String, String> read = new HashMap<>();
    private int folders;

    Words(Language language) {
      this.language = language;
    }

    @Nullable String of(String key) {
      while (!read.containsKey(key) && folders < bundles.size()) {
        read.putAll(load(bundles.get(folders++), language));
      }
      return read.get(key);
    }
  }

  private @Nullable String word(String key) {
    return words.computeIfAbsent(language.getValue(), Words::new).of(key);
  }

  private static Map<String, String> load(String bundle, Language language) {
    String path = bundle + "/words_" + language.locale().getLanguage() + ".properties";
    try (InputStream stream = Texts.class.getResourceAsStream(path)) {
      Properties read = new Properties();
      read.load(
          new InputStreamReader(
              Objects.requireNonNull(stream, () -> "no words at " + path), StandardCharsets.UTF_8));
      Map<String, String> found = new HashMap<>();
      read.stringPropertyNames().forEach(key -> found.put(key, read.getProperty(key)));
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the words at " + path, e);
    }
  }

  /** The words for {@code key}, with {@code arguments} put in their places. */
  public String get(String key, Object... arguments) {
    String found = word(key);
    if (found == null) {
      return key;
    }
    if (arguments.length == 0) {
      return found;
    }
    MessageFormat format = new MessageFormat(found, language.getValue().locale());
    return language.getValue() == Language.JAPANESE
        ? Spacing.fill(format, arguments)
        : format.format(arguments);
  }

  /** Things named one after the other. */
  public String listed(List<String> parts) {
    return String.join(language.getValue() == Language.JAPANESE ? "、" : ", ", parts);
  }

  /** Those who do something together, such as {@code You, Ann and Ben}. */
  public String together(List<String> names) {
    int others = names.size() - 1;
    return others < 1
        ? listed(names)
        : get("listed.and", listed(names.subList(0, others)), names.get(others));
  }

  /** A length of time, such as {@code 3 min}. */
  public String time(double seconds) {
    long all = (long) Math.ceil(seconds);
    if (all < 90) {
      return get("time.seconds", all);
    }
    long minutes = (all + 30) / 60;
    return minutes < 90
        ? get("time.minutes", minutes)
        : get("time.hours", Figures.count(minutes / 60), minutes % 60);
  }

  /** Whether there are words for {@code key}. */
  public boolean has(String key) {
    return word(key) != null;
  }

  /** The words for {@code key}, following the language: one value, however many are bound to it. */
  public ObservableValue<String> of(String key) {
    return following.computeIfAbsent(key, word -> language.map(now -> get(word)));
  }

  /** A phrase in words, following the language. */
  public ObservableValue<String> of(Phrase phrase) {
    return language.map(now -> phrase.in(this));
  }

  /** The same words in the language set at this moment, to be used by another thread. */
  public Texts now() {
    return new Texts(bundles, new SimpleObjectProperty<>(language.getValue()));
  }

  public ObservableValue<Language> language() {
    return language;
  }
}
