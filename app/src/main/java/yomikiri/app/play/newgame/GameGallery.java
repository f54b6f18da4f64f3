package yomikiri.app.play.newgame;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardPreview;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.RefreshTimer;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/**
 * All games, each with a small board on which CPUs play. A card chooses its game in the form beside
 * it; on the game chosen already it starts the game. A first game of a few taps is shown in its
 * place. ControlsFX's {@code GridView} would not follow the Tab key to cards out of view.
 */
public final class GameGallery extends StackPane {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final NewGameViewModel form;
  private final List<GameUi> gameList;
  private final Texts texts;
  private final ObservableValue<Boolean> motion;
  private final Runnable start;
  private final List<Card> cards = new ArrayList<>();
  private final RefreshTimer timer = new RefreshTimer(this::step);
  private final VBox all;
  private int turn; // whose board goes on next
  private @Nullable FirstGamePane first;

  /** {@code motion} if boards may go on by themselves; {@code start} starts the game chosen. */
  public GameGallery(
      NewGameViewModel form,
      List<GameUi> gameList,
      Texts texts,
      ObservableValue<Boolean> motion,
      Runnable start) {
    this.form = form;
    this.gameList = List.copyOf(gameList);
    this.texts = texts;
    this.motion = motion;
    this.start = start;
    getStyleClass().add("gallery");
    FlowPane grid = Controls.styled(new FlowPane(), "gallery-cards");
    for (GameUi ui : gameList) {
      Card card = new Card(ui);
      cards.add(card);
      grid.getChildren().add(card);
    }
    ScrollPane scroll = new PlainScroll(grid);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    all = new VBox(Controls.label(texts.of("gallery.title"), "title"), scroll);
    all.getStyleClass().add("gallery-all");
    getChildren().setAll(all);
    setMinSize(0, 0);
    form.kit().subscribe(kit -> cards.forEach(card -> card.mark(card.ui.kit().equals(kit))));
    texts.language().subscribe(now -> cards.forEach(Card::describe));
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene == null) {
                timer.stop();
                form.demos().stop();
                leaveFirst();
              } else {
                form.demos().play();
                timer.start();
              }
            });
  }

  /** The board of one game goes on, each in its turn. */
  private void step() {
    if (motion.getValue() && first == null) {
      turn = (turn + 1) % cards.size();
      cards.get(turn).step();
    }
  }

  private void choose(GameUi ui) {
    if (ui.kit().equals(form.kit().get())) {
      start.run();
    } else {
      form.choose(ui.kit());
    }
  }

  private void showFirst(GameUi ui) {
    leaveFirst();
    form.choose(ui.kit());
    FirstGamePane pane = new FirstGamePane(ui, texts, motion, this::leaveFirst, start);
    first = pane;
    getChildren().setAll(pane);
    pane.begin();
  }

  private void leaveFirst() {
    if (first != null) {
      first.end();
      first = null;
      getChildren().setAll(all);
    }
  }

  /** A game: a small board, its name, its goal in one line, for how many it is, and how long. */
  private final class Card extends VBox {
    private final GameUi ui;
    private final BoardPreview board = new BoardPreview(gameList, texts);
    private final Label name = Controls.label("subtitle");
    private final Label line = Controls.label("quiet-words");
    private final Label facts = Controls.label("quiet-words");
    private final VBox content = new VBox(board, name, line, facts);
    private final Button choose = new Choice(content);
    private int shown;

    Card(GameUi ui) {
      this.ui = ui;
      getStyleClass().add("gallery-card");
      content.getStyleClass().add("gallery-content");
      choose.setId("gallery-" + ui.id());
      choose.setMaxWidth(Double.MAX_VALUE);
      choose.setOnAction(event -> choose(ui));
      Button how = Controls.button(texts.of("gallery.first"), () -> showFirst(ui), "small");
      how.setId("first-" + ui.id());
      getChildren().setAll(choose, new HBox(how));
      board.show(start(ui.kit()));
      form.demos().boards(ui.kit()).subscribe(boards -> describe());
    }

    private static <P extends Position> BoardSnapshot<P> start(GameKit<P> kit) {
      return BoardSnapshot.of(kit, kit.game().newPosition(1), 0);
    }

    void mark(boolean chosen) {
      pseudoClassStateChanged(CHOSEN, chosen);
    }

    void step() {
      List<BoardSnapshot<?>> boards = form.demos().boards(ui.kit()).get();
      if (!boards.isEmpty()) {
        shown = (shown + 1) % boards.size();
        board.show(boards.get(shown));
      }
    }

    void describe() {
      name.setText(ui.name(texts));
      line.setText(texts.get(ui.family() + ".line"));
      int moves = form.demos().boards(ui.kit()).get().size() - 1;
      String players = texts.get("gallery.players", ui.kit().game().players());
      facts.setText(
          moves <= 0 ? players : texts.get("gallery.facts", players, DemoGames.about(moves)));
      choose.setAccessibleText(String.join(" ", name.getText(), line.getText(), facts.getText()));
    }
  }

  /**
   * A button as tall as its words need at its width; a button's own skin takes the height its
   * graphic has for the height it needs, and so grows each time it is laid out.
   */
  private static final class Choice extends Button {
    private final Region content;

    Choice(Region content) {
      super("", content);
      this.content = content;
    }

    @Override
    public Orientation getContentBias() {
      return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
      double sides = snappedLeftInset() + snappedRightInset();
      double inside = width < 0 ? content.prefWidth(-1) : width - sides;
      return snappedTopInset() + content.prefHeight(inside) + snappedBottomInset();
    }
  }
}
