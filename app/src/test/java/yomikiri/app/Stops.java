package yomikiri.app;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.stage.Window;
import yomikiri.app.store.Setting;
import yomikiri.app.store.Setting.LanguageChoice;
import yomikiri.app.text.Language;

/** Shows a visitor what the app shows at the moment, in each language. */
final class Stops {
  private final Driver app;
  private final List<Language> languages;
  private final Visitor visitor;

  /**
   * @param languages the app goes on in the first of them
   */
  Stops(Driver app, List<Language> languages, Visitor visitor) {
    this.app = app;
    this.languages = languages;
    this.visitor = visitor;
  }

  /** Looks at the app at one stop of the tour. */
  @FunctionalInterface
  interface Visitor {
    /**
     * Looks; asked on the toolkit's thread.
     *
     * @param stop what is shown, by name
     * @param language in which the window speaks
     * @param root the window, or the menu or list that stands above it
     */
    void look(String stop, Language language, Parent root);
  }

  List<Language> languages() {
    return languages;
  }

  /** Shows the visitor what there is, in each language. */
  void see(String stop) {
    inEachLanguage(language -> look(stop, language));
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
  void look(String stop, Language language) {
    app.interact(
        () -> {
          for (Window window : List.copyOf(Window.getWindows())) {
            if (window.isShowing() && window.getScene() != null) {
              boolean own = window.equals(app.stage());
              visitor.look(own ? stop : stop + "-above", language, window.getScene().getRoot());
            }
          }
        });
  }
}
