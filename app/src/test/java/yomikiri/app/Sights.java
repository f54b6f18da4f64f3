package yomikiri.app;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.stage.Window;
import yomikiri.app.store.Setting;
import yomikiri.app.store.Setting.LanguageChoice;
import yomikiri.app.text.Language;

/** Shows a visitor what the app shows at the moment, in each language. */
final class Sights {
  private final Driver app;
  private final List<Language> languages;
  private final Visitor visitor;

  /**
   * @param languages the app goes on in the first of them
   */
  Sights(Driver app, List<Language> languages, Visitor visitor) {
    this.app = app;
    this.languages = languages;
    this.visitor = visitor;
  }

  /** Looks at one sight. */
  @FunctionalInterface
  interface Visitor {
    /**
     * Looks; asked on the toolkit's thread.
     *
     * @param sight what is shown
     * @param language in which the window speaks
     * @param root the window, or the menu or list that stands above it
     */
    void look(String sight, Language language, Parent root);
  }

  List<Language> languages() {
    return languages;
  }

  /** Shows the visitor what there is, in each language. */
  void see(String sight) {
    inEachLanguage(language -> look(sight, language));
  }

  /** Does something in each language that the app then speaks. */
  void inEachLanguage(Consumer<Language> action) {
    languages.forEach(
        language -> {
          speak(language);
          action.accept(language);
        });
    speak(languages.getFirst());
  }

  void speak(Language language) {
    if (languages.size() > 1) {
      LanguageChoice choice = LanguageChoice.valueOf(language.name());
      app.interact(() -> app.window().settings().set(Setting.LANGUAGE, choice));
    }
  }

  /** Shows the visitor the window and whatever stands above it. */
  void look(String sight, Language language) {
    app.interact(
        () -> {
          for (Window window : List.copyOf(Window.getWindows())) {
            if (window.isShowing() && window.getScene() != null) {
              boolean own = window.equals(app.stage());
              visitor.look(own ? sight : sight + "-above", language, window.getScene().getRoot());
            }
          }
        });
  }
}
