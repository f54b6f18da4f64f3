package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.store.Setting;
import yomikiri.app.store.Setting.LanguageChoice;
import yomikiri.app.text.Language;
import yomikiri.engine.think.GameKit;

/** Screens in windows of many sizes, one after the other. */
final class SizesTest {
  private static final double LEGIBLE = 9; // pixels

  /** The keys that lead to them, with Ctrl. */
  private static final List<KeyCode> SCREENS =
      List.of(
          KeyCode.DIGIT1,
          KeyCode.DIGIT2,
          KeyCode.DIGIT3,
          KeyCode.DIGIT4,
          KeyCode.DIGIT5,
          KeyCode.COMMA);

  private final List<String> faults = new ArrayList<>();

  @Tag("thorough")
  @Test
  void theHeaderTellsAllItHasRoomForWhateverWasShownBefore() throws TimeoutException {
    try (Driver app = Driver.open(1280, 850, Language.ENGLISH, false)) {
      for (int width = 1040; width >= 880; width -= 20) {
        resize(app, width, 600);
        app.start("tron-joint", List.of("", ""), 1);
        look(app, width + " tron-joint");
        app.start("mattix-4", List.of("", ""), 1);
        look(app, width + " mattix-4");
        speak(app, width % 40 == 0 ? LanguageChoice.JAPANESE : LanguageChoice.ENGLISH);
        look(app, width + " spoken otherwise");
        app.interact(() -> app.window().settings().set(Setting.SCALE, 125));
        look(app, width + " large");
        app.interact(() -> app.window().settings().set(Setting.SCALE, 100));
        look(app, width + " small");
      }
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void figuresOnCellsAreLegibleOrLeftOut() throws TimeoutException {
    try (Driver app = Driver.open(800, 600, Language.ENGLISH, false)) {
      app.interact(() -> app.window().game().setValuesShown(true));
      for (String game : List.of("mattix-6", "mattix-8", "othello-8", "trapez")) {
        app.start(game, List.of("", ""), 1);
        for (int scale : List.of(200, 150, 100)) {
          app.interact(() -> app.window().settings().set(Setting.SCALE, scale));
          app.await(() -> !figures(app).isEmpty());
          assertThat(Hands.ask(() -> figures(app)))
              .as("%s at %d %%", game, scale)
              .allMatch(figure -> figure.getFont().getSize() >= LEGIBLE)
              .allMatch(figure -> figure.getWidth() <= cell(figure).getWidth())
              .allMatch(SizesTest::leavesTheNumber);
        }
      }
    }
  }

  private static List<Label> figures(Driver app) {
    return app.lookup(".tile-verdict").queryAllAs(Label.class).stream()
        .filter(figure -> figure.isVisible() && figure.getOpacity() > 0)
        .toList();
  }

  /** Whether most of the number on the tile is seen above the figure. */
  private static boolean leavesTheNumber(Label figure) {
    Node number = cell(figure).lookup(".tile-number");
    if (number == null) {
      return true;
    }
    Bounds seen = number.getBoundsInParent();
    double over = seen.getMaxY() - figure.getBoundsInParent().getMinY();
    return over <= 0.35 * seen.getHeight(); // below its digits there is room within the line
  }

  private static Region cell(Label figure) {
    return (Region) figure.getParent();
  }

  @Test
  void resultAndReviewLeaveRoomForTheMovesAndTheCurve() throws TimeoutException {
    try (Driver app = Driver.open(1280, 850, Language.ENGLISH, false)) {
      app.interact(() -> app.stage().setMinWidth(0));
      app.interact(() -> app.stage().setMinHeight(0));
      app.interact(() -> app.window().game().newGame(match("mattix-4", "", "normal")));
      playOut(app);
      panel(app, "round-over");
      app.interact(() -> app.window().game().nextRound());
      playOut(app);
      panel(app, "match-over");
      app.interact(() -> app.window().game().reviewer().begin());
      app.await(() -> app.now().review().all().isWhole());
      panel(app, "mistake");
      app.interact(() -> app.window().game().show(app.now().livePly()));
      panel(app, "reviewed");
      app.interact(() -> app.window().game().setValuesShown(false));
      app.start("tron-4", List.of("", "", "", ""), 1);
      playOut(app);
      panel(app, "four-over");
      app.interact(() -> app.window().game().reviewer().begin());
      app.await(() -> !app.now().review().all().judged().isEmpty());
      app.interact(() -> app.window().game().reviewer().stopOrGoOn());
      panel(app, "four-stopped");
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void theControlsOfAGameThatIsWatchedFitAtEveryWidth() throws TimeoutException {
    try (Driver app = Driver.open(1280, 850, Language.ENGLISH, false)) {
      app.start("mattix-4", List.of("normal", "normal"), 1);
      for (LanguageChoice language : List.of(LanguageChoice.ENGLISH, LanguageChoice.JAPANESE)) {
        speak(app, language);
        for (int width = 1280; width >= 680; width -= 30) {
          resize(app, width, 850);
          String where = "%d %s".formatted(width, language);
          Region bar = (Region) app.node(".spectate-bar");
          faults.addAll(Hands.ask(() -> beyond(bar)).stream().map(where::concat).toList());
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  /** What goes on beyond a bar, and whether that goes on beyond what it stands in. */
  private static List<String> beyond(Region bar) {
    return Stream.concat(Stream.of(bar), bar.getChildrenUnmodifiable().stream())
        .filter(Node::isManaged)
        .filter(
            part -> part.getBoundsInParent().getMaxX() > ((Region) part.getParent()).getWidth() + 1)
        .map(part -> ": " + Legible.name(part))
        .toList();
  }

  @Test
  void linesOfAnAnalysisLeaveRoomForTheMoves() throws TimeoutException {
    try (Driver app = Driver.open(1280, 850, Language.ENGLISH, false)) {
      app.interact(() -> app.stage().setMinWidth(0));
      app.interact(() -> app.stage().setMinHeight(0));
      app.start("mattix-4", List.of("", ""), 1);
      app.interact(() -> app.window().game().play(app.now().board().legal().getFirst()));
      app.interact(() -> app.window().models().records().analyse());
      app.await(() -> app.window().game().analysis().lines().size() > 2);
      panel(app, "analysis");
    }
    assertThat(faults).isEmpty();
  }

  @Tag("thorough")
  @Test
  void everyScreenFitsAWindowOf1280PixelsInTheLargestSize() throws TimeoutException {
    try (Driver app = Driver.open(1280, 850, Language.ENGLISH, false)) {
      TrainingTour.learn(app);
      app.interact(() -> app.window().settings().set(Setting.SCALE, 200));
      for (LanguageChoice language : List.of(LanguageChoice.ENGLISH, LanguageChoice.JAPANESE)) {
        speak(app, language);
        for (KeyCode screen : SCREENS) {
          app.keys(KeyCode.CONTROL, screen);
          resize(app, 1280, 850);
          look(app, screen + " " + language);
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  private static GameSetup<?> match(String game, String... levels) {
    GameKit<?> kit = TestCatalog.CATALOG.kit(game).orElseThrow();
    List<SeatSetup> seats =
        Stream.of(levels)
            .map(
                name ->
                    kit.levels().stream()
                        .filter(level -> level.name().equals(name))
                        .findFirst()
                        .<SeatSetup>map(SeatSetup.Cpu::new)
                        .orElseGet(SeatSetup.Human::new))
            .toList();
    return GameSetup.dealt(kit, 5, seats, new MatchTerms(2, false, List.of()));
  }

  private static void playOut(Driver app) throws TimeoutException {
    while (!app.isOver()) {
      List<Integer> moves = app.now().board().legal();
      int chosen = moves.get(app.now().livePly() / 4 % moves.size());
      app.interact(() -> app.window().game().play(chosen));
      app.await(() -> app.isOver() || app.now().board().playable());
    }
  }

  /**
   * Looks at the side panel in windows as large as a first start makes them, as small as they may
   * be, and as wide as half of a small screen.
   */
  private void panel(Driver app, String stop) {
    for (LanguageChoice language : List.of(LanguageChoice.ENGLISH, LanguageChoice.JAPANESE)) {
      speak(app, language);
      for (int[] size : new int[][] {{1280, 850}, {800, 563}, {680, 563}}) {
        resize(app, size[0], size[1]);
        String where = "%s %dx%d %s".formatted(stop, size[0], size[1], language);
        look(app, where);
        faults.addAll(Hands.ask(() -> crowded(app)).stream().map(where::concat).toList());
      }
    }
  }

  private static List<String> crowded(Driver app) {
    List<String> faults = new ArrayList<>();
    ScrollPane side = (ScrollPane) app.node(".side-host > .scroll-pane");
    double room = side.getViewportBounds().getHeight();
    if (side.getContent().getLayoutBounds().getHeight() > room + 1) {
      faults.add(": the side panel has to be scrolled");
    }
    ListView<?> moves = (ListView<?>) app.node(".moves");
    if (moves.getHeight() < 2 * 36) {
      faults.add(": fewer than two rounds are in view");
    }
    if (app.lookup(".moves .scroll-bar:horizontal").queryAll().stream().anyMatch(Node::isVisible)) {
      faults.add(": the moves have to be scrolled sideways");
    }
    boolean isForTwo = app.now().seats().size() == 2; // more seats leave no room for it
    if (isForTwo && app.now().mode().reviewing() && !app.node(".graph").isVisible()) {
      faults.add(": there is no curve");
    }
    return faults;
  }

  private static void resize(Driver app, double width, double height) {
    app.interact(
        () -> {
          app.stage().setWidth(width);
          app.stage().setHeight(height);
        });
    app.interact(() -> Camera.putAway(app.stage())); // its new size has it painted again
  }

  private static void speak(Driver app, LanguageChoice language) {
    app.interact(() -> app.window().settings().set(Setting.LANGUAGE, language));
  }

  private void look(Driver app, String stop) {
    Hands.ask(() -> Fitting.faults(app.stage().getScene().getRoot()))
        .forEach(fault -> faults.add(stop + ": " + fault));
  }
}
