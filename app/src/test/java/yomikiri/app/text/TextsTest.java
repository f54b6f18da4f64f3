package yomikiri.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

/** All words are there, in both languages, and none is left over. */
final class TextsTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path GAMES = Path.of("../engine/src/main/java/yomikiri/engine/games");
  private static final Path LEARN = Path.of("../engine/src/main/java/yomikiri/engine/learn");
  private static final Pattern FAULT = Pattern.compile("\"([a-z]+\\.[a-z-]+)\"");
  private static final Pattern LITERAL = Pattern.compile("\"([a-z.][a-z0-9.-]*)\"");
  private static final Pattern COUNTED =
      Pattern.compile(
          "(?<!<|∞#)\\{\\d\\} (points|moves|plies|games|nodes|playouts|visits|times|mistakes)\\b");

  /** Where a word stands behind fractions, or behind numbers that are never 1. */
  private static final List<String> ALWAYS_MANY =
      List.of(
          "choose.",
          "fault.record.joint",
          "fault.study.many",
          "lab.chart.",
          "lab.found.",
          "lab.preset.",
          "lab.speed",
          "level.does.",
          "library.as-before-together",
          "library.deleted-together",
          "library.given-star-together",
          "library.restored-together",
          "library.taken-star-together");

  private static final Pattern ASKED =
      Pattern.compile(
          "\\b(?:[tT]exts\\s*\\.(?:get|of)|Phrase\\s*\\.of)\\(\\s*\"([^\"]+)\"\\s*[,)]");

  @Test
  void noKeyStandsInTwoFolders() throws IOException {
    Set<String> all = new TreeSet<>();
    for (Path folder : Bundles.folders()) {
      for (String key : Bundles.read(folder, "en").stringPropertyNames()) {
        assertThat(all.add(key)).as(key).isTrue();
      }
    }
  }

  @Test
  void aFolderIsNotReadBeforeOneOfItsWordsIsWanted() {
    List<String> folders = List.of("/yomikiri/app/board/mattix", "/nowhere");
    Texts texts = new Texts(folders, new SimpleObjectProperty<>(Language.ENGLISH));
    assertThat(texts.get("game.mattix-4")).isEqualTo("Mattix 4×4");
    assertThatThrownBy(() -> texts.get("game.othello-8")).hasMessageContaining("/nowhere");
  }

  @Test
  void bothLanguagesHaveTheSameKeysWithTheSamePlaces() throws IOException {
    for (Path folder : Bundles.folders()) {
      Properties japanese = Bundles.read(folder, "ja");
      Properties english = Bundles.read(folder, "en");
      assertThat(japanese.stringPropertyNames())
          .containsExactlyInAnyOrderElementsOf(english.stringPropertyNames());
      for (String key : english.stringPropertyNames()) {
        assertThat(english.getProperty(key)).as(key).isNotBlank().doesNotContain("'");
        assertThat(japanese.getProperty(key)).as(key).isNotBlank().doesNotContain("'");
        if (!key.startsWith("fault.") && !key.startsWith("summary.")) {
          assertThat(places(japanese.getProperty(key)))
              .as(key)
              .isEqualTo(places(english.getProperty(key)));
        }
      }
    }
  }

  @Test
  void whatIsCountedAgreesWithItsNumber() throws IOException {
    for (Path folder : Bundles.folders()) {
      Properties english = Bundles.read(folder, "en");
      for (String key : english.stringPropertyNames()) {
        if (ALWAYS_MANY.stream().noneMatch(key::startsWith)) {
          assertThat(COUNTED.matcher(english.getProperty(key)).find()).as(key).isFalse();
        }
      }
    }
  }

  @Test
  void noWordIsMissing() throws IOException {
    Set<String> known = known();
    Set<String> asked = new TreeSet<>();
    Matcher matcher = ASKED.matcher(sources());
    while (matcher.find()) {
      asked.add(matcher.group(1));
    }
    assertThat(asked).isNotEmpty();
    assertThat(known).containsAll(asked);
  }

  @Test
  void noWordIsLeftOver() throws IOException {
    Set<String> literals = new TreeSet<>();
    Matcher matcher = LITERAL.matcher(sources());
    while (matcher.find()) {
      literals.add(matcher.group(1));
    }
    Set<String> composed = literals.stream().filter(TextsTest::isPart).collect(Collectors.toSet());
    Set<String> left = new TreeSet<>(known());
    left.removeIf(
        key ->
            Stream.of(key, common(key))
                .anyMatch(
                    one ->
                        literals.contains(one)
                            || composed.stream().anyMatch(part -> partOf(one, part))));
    assertThat(left).isEmpty();
  }

  /** The key of the sentence that a game may put in its own way, as {@code GameUi.key} asks. */
  private static String common(String key) {
    return key.substring(key.indexOf('.') + 1);
  }

  private static boolean isPart(String literal) {
    return literal.startsWith(".") || literal.endsWith(".") || literal.endsWith("-");
  }

  /** Whether {@code key} may have been put together from {@code part} and something else. */
  private static boolean partOf(String key, String part) {
    boolean goesOn = part.endsWith(".") || part.endsWith("-");
    return part.startsWith(".")
        ? part.length() > 1 && (goesOn ? key.contains(part) : key.endsWith(part))
        : key.startsWith(part);
  }

  @Test
  void everyFaultOfALayoutHasWords() throws IOException {
    for (Path folder : Bundles.folders()) {
      Path game = GAMES.resolve(String.valueOf(folder.getFileName()));
      if (Files.isDirectory(game)) {
        Set<String> faults = faults(game, TextsTest::reads);
        assertThat(faults).as("%s", game).hasSizeGreaterThan(2);
        assertThat(known()).containsAll(faults);
      }
    }
  }

  @Test
  void everyFaultOfATrainingHasWords() throws IOException {
    Set<String> faults = faults(LEARN, source -> source.toString().endsWith(".java"));
    faults.removeIf(fault -> fault.matches(".*\\.(txt|csv|learnt)")); // files
    assertThat(faults).hasSizeGreaterThan(20).contains("fault.player.learnt-none");
    assertThat(known()).containsAll(faults);
  }

  private static Set<String> faults(Path folder, Predicate<? super Path> wanted)
      throws IOException {
    Set<String> faults = new TreeSet<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(wanted).toList()) {
        Matcher matcher = FAULT.matcher(Files.readString(file));
        while (matcher.find()) {
          faults.add("fault." + matcher.group(1));
        }
      }
    }
    return faults;
  }

  private static boolean reads(Path source) {
    return source.toString().matches(".*(Notation|Scanner)\\.java");
  }

  @Test
  void wordsFollowTheLanguage() {
    SimpleObjectProperty<Language> language = new SimpleObjectProperty<>(Language.ENGLISH);
    Texts texts = new Texts(List.of("/yomikiri/app/text"), language);
    assertThat(texts.get("notice.took-back", 1)).isEqualTo("1 move taken back");
    assertThat(texts.get("notice.took-back", 2)).isEqualTo("2 moves taken back");
    assertThat(texts.of("command.take-back").getValue()).isEqualTo("Take back");
    language.set(Language.JAPANESE);
    assertThat(texts.of("command.take-back").getValue()).isEqualTo("待った");
    assertThat(Language.of(Locale.JAPAN)).isEqualTo(Language.JAPANESE);
    assertThat(Language.of(Locale.FRANCE)).isEqualTo(Language.ENGLISH);
  }

  private static Set<String> places(String words) {
    Set<String> places = new TreeSet<>();
    Matcher matcher = Pattern.compile("\\{(\\d)").matcher(words);
    while (matcher.find()) {
      places.add(matcher.group(1));
    }
    return places;
  }

  private static Set<String> known() throws IOException {
    Set<String> keys = new TreeSet<>();
    for (Path folder : Bundles.folders()) {
      keys.addAll(Bundles.read(folder, "en").stringPropertyNames());
    }
    return keys;
  }

  private static String sources() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".java")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
