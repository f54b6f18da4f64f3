package yomikiri.app.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.RulesExample;
import yomikiri.app.player.LevelWords;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.KeyList;
import yomikiri.app.shell.Shell;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Scrolling;
import yomikiri.engine.cli.terminal.Version;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** The cards of the menu Help: rules, keys and levels of the game on the board, and About. */
public final class HelpCards {
  private final Texts texts;
  private final Shell shell;
  private final Supplier<GameUi> game;
  private final List<Command> commands;

  /**
   * Makes cards that {@code shell} shows.
   *
   * @param game the one on the board
   * @param commands all there are; may be filled in until a card is first shown
   */
  public HelpCards(Texts texts, Shell shell, Supplier<GameUi> game, List<Command> commands) {
    this.texts = texts;
    this.shell = shell;
    this.game = game;
    this.commands = commands;
  }

  /** How the game on the board is played, the keys, the levels. */
  public void showRules() {
    showGame(false);
  }

  /** The same, from the keys on. */
  public void showKeys() {
    showGame(true);
  }

  private void showGame(boolean fromKeys) {
    GameUi ui = game.get();
    VBox content = new VBox();
    paragraphs(content, texts.get(ui.family() + ".rules"));
    VBox keys = new VBox(heading("command.keys"), new KeyList(commands, texts));
    keys.getStyleClass().add("help-section");
    content
        .getChildren()
        .addAll(
            new ExampleStrip(ui, texts),
            heading("help.values"),
            values(ui),
            heading("help.levels"),
            levels(ui),
            heading("help.tree"),
            trees(ui),
            keys);
    ScrollPane scroll = show(texts.get(ui.family() + ".rules.title"), content);
    if (fromKeys) {
      Platform.runLater(() -> Scrolling.show(scroll, keys));
    }
  }

  /** What the signs mean that stand beside moves. */
  private VBox values(GameUi ui) {
    boolean alone = ui.kit().game().players() == 1;
    VBox lines = Controls.styled(new VBox(), "help-values");
    paragraphs(lines, texts.get(alone ? "worth.score" : "worth.margin", alone ? "8" : "+8"));
    paragraphs(lines, texts.get("worth.proven"));
    paragraphs(lines, texts.get("worth.at-most"));
    paragraphs(lines, texts.get("worth.best", "★"));
    paragraphs(lines, texts.get("help.values.loss"));
    return lines;
  }

  private GridPane levels(GameUi ui) {
    GridPane list = Controls.styled(new GridPane(), "levels");
    LevelWords words = new LevelWords(texts);
    int row = 0;
    for (Level level : ui.kit().levels()) {
      Label name = Controls.styled(new Label(words.name(level)), "level-name");
      name.setMinWidth(Region.USE_PREF_SIZE);
      list.addRow(row++, name, Controls.words(words.does(ui.kit(), level)));
    }
    return list;
  }

  /** How the searched trees are read that the game's players have. */
  private VBox trees(GameUi ui) {
    VBox lines = Controls.styled(new VBox(), "help-trees");
    paragraphs(lines, texts.get("help.tree.all"));
    ui.kit().players().stream()
        .filter(player -> player.shown().isPresent())
        .map(player -> "help.tree." + player.name())
        .filter(texts::has)
        .forEach(key -> paragraphs(lines, texts.get(key)));
    return lines;
  }

  /** What the app is. */
  public void showAbout() {
    VBox content = new VBox();
    paragraphs(content, texts.get("about.text", Version.text()));
    show("Yomikiri", content);
  }

  private Label heading(String key) {
    return Controls.words(texts.get(key), "subtitle");
  }

  private static void paragraphs(VBox content, String text) {
    text.lines().forEach(line -> content.getChildren().add(Controls.words(line)));
  }

  private ScrollPane show(String title, VBox content) {
    Label head = Controls.words(title, "title");
    content.getStyleClass().add("help-content");
    ScrollPane scroll = new PlainScroll(content);
    scroll.setAccessibleText(title);
    scroll.setFocusTraversable(true);
    scroll.prefViewportHeightProperty().bind(content.heightProperty()); // its words wrap
    VBox.setVgrow(scroll, Priority.ALWAYS);
    Button close = Controls.button(texts.of("help.close"), shell::hideCard, "accent");
    close.setMinHeight(Region.USE_PREF_SIZE);
    VBox card = Controls.styled(new VBox(head, scroll, close), "help-card");
    card.setMaxHeight(Region.USE_PREF_SIZE);
    // a default button would take the key Enter from the menus for good
    card.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            shell.hideCard();
          }
        });
    shell.showCard(card);
    scroll.requestFocus();
    return scroll;
  }

  /** A game's example, drawn by its own board: a picture before and after each step, with words. */
  private static final class ExampleStrip extends FlowPane {
    ExampleStrip(GameUi ui, Texts texts) {
      getStyleClass().add("example");
      RulesExample example = ui.example();
      List<BoardSnapshot<?>> pictures = Walkthrough.of(example);
      for (int i = 0; i < pictures.size(); i++) {
        String words = texts.get(ui.family() + ".example." + i);
        getChildren().add(picture(ui, pictures.get(i), words, texts));
      }
    }

    private static VBox picture(GameUi ui, BoardSnapshot<?> snapshot, String words, Texts texts) {
      BoardView board = ui.board().make(snapshot.kit(), BoardView.Surroundings.still(texts));
      board.show(snapshot);
      board.close();
      for (Node part : board.root().lookupAll("*")) {
        part.setFocusTraversable(false);
      }
      StackPane frame = Controls.styled(new StackPane(board.root()), "example-board");
      frame.setMouseTransparent(true);
      frame.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
      frame.setAccessibleText(words);
      VBox box = Controls.styled(new VBox(frame, Controls.words(words)), "example-step");
      return box;
    }
  }

  /** Plays an example and stores the board before and after each of its steps. */
  private static final class Walkthrough {
    private Walkthrough() {}

    /** One snapshot more than there are steps; the move to come is pointed at. */
    static List<BoardSnapshot<?>> of(RulesExample example) {
      try {
        return List.copyOf(played(example.kit(), example));
      } catch (NotationException e) {
        throw new IllegalArgumentException("example of " + example.kit().game().id(), e);
      }
    }

    private static <P extends Position> List<BoardSnapshot<P>> played(
        GameKit<P> kit, RulesExample example) throws NotationException {
      GameSession<P> session =
          new GameSession<>(kit.game(), kit.game().notation().parsePosition(example.start()));
      List<BoardSnapshot<P>> seen = new ArrayList<>();
      for (List<Integer> moves : example.moves()) {
        boolean alone = moves.size() == 1;
        seen.add(
            board(kit, session, alone ? OptionalInt.of(moves.getFirst()) : OptionalInt.empty()));
        for (int move : moves) {
          session.play(awaited(session).orElseThrow(), move);
        }
      }
      seen.add(board(kit, session, OptionalInt.empty()));
      return seen;
    }

    private static <P extends Position> BoardSnapshot<P> board(
        GameKit<P> kit, GameSession<P> session, OptionalInt next) {
      return BoardSnapshot.of(kit, session, session.ply(), awaited(session), false)
          .with(Map.of(), next, OptionalInt.empty());
    }

    private static OptionalInt awaited(GameSession<?> session) {
      return IntStream.range(0, session.players()).filter(session::isAwaited).findFirst();
    }
  }
}
