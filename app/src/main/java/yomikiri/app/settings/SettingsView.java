package yomikiri.app.settings;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.GameUi;
import yomikiri.app.draw.Export;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.KeyList;
import yomikiri.app.shell.Screen;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Beside;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.OneOf;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Presence;

/** The settings screen, in pages: settings that apply at once, engines, and the list of keys. */
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

  private enum Page {
    GENERAL("general"),
    ENGINES("engines"),
    KEYS("keys");

    private final String key;

    Page(String key) {
      this.key = key;
    }
  }

  private final SettingsViewModel settings;
  private final Texts texts;
  private final VBox content = Controls.styled(new VBox(), "settings");
  private final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.GENERAL);
  private final EnginesViewModel engines;
  private final ScrollPane root = new PlainScroll(content);

  /**
   * @param gameList those that engines are set up for
   * @param unheard why nothing can be read aloud, if that is so
   * @param commands all there are
   */
  public SettingsView(
      SettingsViewModel settings,
      EnginesViewModel engines,
      List<GameUi> gameList,
      ObservableValue<Optional<Phrase>> unheard,
      Export export,
      FilePicker picker,
      Texts texts,
      List<Command> commands) {
    this.settings = settings;
    this.engines = engines;
    this.texts = texts;
    Label title = Controls.label(texts.of("place.settings"), "title");
    VBox card =
        new VBox(
            chooser(Setting.LANGUAGE),
            chooser(Setting.THEME),
            chooser(Setting.MOTION),
            row("scale", scale()),
            row("pace", pace()),
            chooser(Setting.KEEP_TAKEN_BACK),
            chooser(Setting.SOUND),
            readAloud(unheard));
    card.getStyleClass().addAll("card", "settings-card");
    card.getChildren().getLast().getStyleClass().add("last-row");
    Map<Page, Region> pages =
        Map.of(
            Page.GENERAL,
            card,
            Page.ENGINES,
            new EnginesPane(engines, gameList, export, picker, texts),
            Page.KEYS,
            new KeyList(commands, texts));
    content.getChildren().addAll(title, tabs());
    for (Page each : List.of(Page.GENERAL, Page.ENGINES, Page.KEYS)) {
      Region part = Objects.requireNonNull(pages.get(each));
      content.getChildren().add(part);
      Presence.when(part, page.map(now -> now == each));
    }
  }

  private FlowPane tabs() {
    Map<Page, ToggleButton> buttons = new EnumMap<>(Page.class);
    FlowPane tabs = new FlowPane(8, 8);
    for (Page each : List.of(Page.GENERAL, Page.ENGINES, Page.KEYS)) {
      ToggleButton button = Controls.id("settings-" + each.key, new ToggleButton());
      button.textProperty().bind(texts.of("settings.page." + each.key));
      button.setMinWidth(Region.USE_PREF_SIZE);
      buttons.put(each, button);
      tabs.getChildren().add(button);
    }
    OneOf.of(page, buttons);
    return tabs;
  }

  private <E extends Enum<E>> Beside chooser(Setting<E> setting) {
    List<E> all = List.of(setting.usual().getDeclaringClass().getEnumConstants());
    return row(
        setting.key(),
        box(
            setting,
            all,
            one -> texts.get("settings.choice." + one.name().toLowerCase(Locale.ROOT))));
  }

  private <T> ComboBox<T> box(Setting<T> setting, List<T> all, Function<T, String> words) {
    ComboBox<T> box = ChoiceBoxes.of(texts, all, words);
    ChoiceBoxes.settle(box, settings.of(setting), now -> settings.set(setting, now));
    return box;
  }

  /** With a sentence below it where that cannot be heard. */
  private Beside readAloud(ObservableValue<Optional<Phrase>> unheard) {
    Label why = Controls.id("unheard", Controls.label("unheard"));
    why.textProperty()
        .bind(
            texts
                .language()
                .flatMap(language -> unheard.map(now -> now.map(one -> one.in(texts)).orElse(""))));
    Presence.withWords(why);
    Beside row = chooser(Setting.READ_ALOUD);
    ((VBox) row.getChildren().getFirst()).getChildren().add(why);
    return row;
  }

  private ComboBox<Duration> pace() {
    return box(
        Setting.ANSWERING,
        PACES,
        one ->
            one.isZero()
                ? texts.get("settings.pace.at-once")
                : texts.get("time.seconds", Figures.shortSeconds(one.toMillis() / 1000.0)));
  }

  private ComboBox<Integer> scale() {
    return box(Setting.SCALE, Setting.SCALES, one -> texts.get("settings.scale.percent", one));
  }

  private Beside row(String id, ComboBox<?> field) {
    String key = "settings." + id;
    Label name = FieldView.name(texts.of(key), field);
    Controls.wrap(name);
    VBox words = new VBox(name, Controls.label(texts.of(key + ".help"), "quiet-words"));
    words.setMinWidth(0);
    field.setId(id);
    field.setMinWidth(Region.USE_PREF_SIZE);
    Beside row = Controls.styled(new Beside(BESIDE, 16, words, field, words), "settings-row");
    return row;
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void shown() {
    engines.refresh();
  }

  @Override
  public void hidden() {}
}
