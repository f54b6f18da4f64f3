package yomikiri.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;
import yomikiri.app.board.GameUi;
import yomikiri.app.lab.PresetStudies;
import yomikiri.app.text.Language;

/** Finds words that stay in one language although the window has been told to speak another. */
final class Untranslated {
  /** Style classes of keys, which are named alike everywhere, and of news, which is told once. */
  private static final Set<String> LASTING =
      Set.of("accelerator-text", "key-cap", "notice", "notice-bar");

  private final Set<String> stale;

  /**
   * @param before the language spoken before
   */
  Untranslated(Language before, Language now) {
    stale = words(before);
    stale.removeAll(words(now));
  }

  /** What is still said as before below {@code root}; to be asked on the toolkit's thread. */
  List<String> faults(Parent root) {
    List<String> faults = new ArrayList<>();
    visit(root, faults);
    return faults;
  }

  private void visit(Node node, List<String> faults) {
    if (!node.isVisible() || node.getStyleClass().stream().anyMatch(LASTING::contains)) {
      return;
    }
    String spoken = node.getAccessibleText();
    if ((node instanceof Text text && stale.contains(text.getText())) || stale.contains(spoken)) {
      faults.add(Legible.name(node) + " is not translated");
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> visit(child, faults));
    }
  }

  private static Set<String> words(Language language) {
    Set<String> words = new HashSet<>();
    Stream.concat(
            Stream.of("/yomikiri/app/text", PresetStudies.PLACE),
            GameList.uis(TestCatalog.CATALOG).stream().map(GameUi::words).distinct())
        .forEach(folder -> words.addAll(words(folder, language)));
    return words;
  }

  private static Set<String> words(String folder, Language language) {
    String path = folder + "/words_" + language.locale().getLanguage() + ".properties";
    try (InputStream stream = Untranslated.class.getResourceAsStream(path)) {
      Properties read = new Properties();
      read.load(new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.UTF_8));
      Set<String> words = new HashSet<>();
      read.stringPropertyNames().forEach(key -> words.add(read.getProperty(key)));
      return words;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
