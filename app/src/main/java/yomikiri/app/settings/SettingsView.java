package yomikiri.app.settings;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.KeyList;
import yomikiri.app.shell.Screen;
import yomikiri.app.store.UserPreferences;
import yomikiri.app.store.UserPreferences.LanguageChoice;
import yomikiri.app.store.UserPreferences.MotionChoice;
import yomikiri.app.store.UserPreferences.ReadAloudChoice;
import yomikiri.app.store.UserPreferences.SoundChoice;
import yomikiri.app.store.UserPreferences.ThemeChoice;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Beside;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Presence;

/** The settings screen: what can be set, applied at once, and the list of keys. */
public final class SettingsView implements Screen {
  private static final List<Duration> PACES =
      List.of(
          Duration.ZERO,
          Duration.ofMillis(200),
          Duration.ofMillis(400),
          Duration.ofMillis(800),
          Duration.ofMillis(1500));

  /** The width, at 100 %, from which what is chosen stands beside its name, not below it. */
  private static final double BESIDE = 440;

  private final Texts texts;
  private final VBox content = new VBox();
  private final ScrollPane root = new PlainScroll(content);

  /**
   * @param unheard why nothing can be read aloud, if that is so
   * @param commands all there are
   */
  public SettingsView(
      SettingsViewModel settings,
      ObservableValue<Optional<Phrase>> unheard,
      Texts texts,
      List<Command> commands) {
    this.texts = texts;
    content.getStyleClass().add("settings");
    Label title = Controls.label(texts.of("settings.title"), "title");
    VBox card =
        new VBox(
            chooser("language", LanguageChoice.values(), settings.languageChoice()),
            chooser("theme", ThemeChoice.values(), settings.themeChoice()),
            chooser("motion", MotionChoice.values(), settings.motionChoice()),
            row("scale", scale(settings)),
            row("pace", pace(settings)),
            chooser("sound", SoundChoice.values(), settings.soundChoice()),
            readAloud(settings, unheard));
    card.getStyleClass().addAll("card", "settings-card");
    card.getChildren().getLast().getStyleClass().add("last-row");
    Label keysTitle = Controls.label(texts.of("settings.keys"), "subtitle");
    content.getChildren().addAll(title, card, keysTitle, new KeyList(commands, texts));
  }

  private <E extends Enum<E>> Beside chooser(String id, E[] all, Property<E> chosen) {
    String prefix = "settings." + id + ".";
    ComboBox<E> box =
        ChoiceBoxes.of(
            texts, List.of(all), one -> texts.get(prefix + one.name().toLowerCase(Locale.ROOT)));
    ChoiceBoxes.settle(box, chosen);
    return row(id, box);
  }

  /** With a sentence below it where that cannot be heard. */
  private Beside readAloud(SettingsViewModel settings, ObservableValue<Optional<Phrase>> unheard) {
    Label why = Controls.label("unheard");
    why.setId("unheard");
    why.textProperty()
        .bind(
            texts
                .language()
                .flatMap(language -> unheard.map(now -> now.map(one -> one.in(texts)).orElse(""))));
    Presence.withWords(why);
    Beside row = chooser("read-aloud", ReadAloudChoice.values(), settings.readAloudChoice());
    ((VBox) row.getChildren().getFirst()).getChildren().add(why);
    return row;
  }

  private ComboBox<Duration> pace(SettingsViewModel settings) {
    ComboBox<Duration> box =
        ChoiceBoxes.of(
            texts,
            PACES,
            one ->
                one.isZero()
                    ? texts.get("settings.pace.at-once")
                    : texts.get(
                        "settings.pace.after", Figures.shortSeconds(one.toMillis() / 1000.0)));
    ChoiceBoxes.settle(box, settings.answering());
    return box;
  }

  private ComboBox<Integer> scale(SettingsViewModel settings) {
    ComboBox<Integer> box =
        ChoiceBoxes.of(
            texts, UserPreferences.SCALES, one -> texts.get("settings.scale.percent", one));
    ChoiceBoxes.settle(box, settings.scale());
    return box;
  }

  private Beside row(String id, ComboBox<?> field) {
    String key = "settings." + id;
    Label name = FieldView.name(texts.of(key), field);
    Controls.wrap(name);
    VBox words = new VBox(name, Controls.label(texts.of(key + ".help"), "quiet-words"));
    words.setMinWidth(0);
    field.setId(id);
    field.setMinWidth(Region.USE_PREF_SIZE);
    Beside row = new Beside(BESIDE, 16, words, field, words);
    row.getStyleClass().add("settings-row");
    return row;
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void shown() {}

  @Override
  public void hidden() {}
}
