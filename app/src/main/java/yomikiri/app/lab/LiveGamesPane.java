package yomikiri.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.GameUi;
import yomikiri.app.chart.StudyNames;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Theme;

/** The boards of the games being played, as many as fit, for looking only. */
final class LiveGamesPane extends Region {
  private static final double SMALLEST = 190;
  private static final double LARGEST = 460;
  private static final double GAP = 14;
  private static final double FOOT = 24;

  private final LiveGamesViewModel model;
  private final List<GameUi> gameList;
  private final StudyNames names;
  private final Texts texts;
  private final List<Slot> slots = new ArrayList<>();
  private final Label more = Controls.styled(new Label(), "quiet-words");
  private final Label none = Controls.styled(new Label(), "quiet-words");
  private boolean isShown;

  LiveGamesPane(LiveGamesViewModel model, StudyNames names) {
    this.model = model;
    this.gameList = names.gameList();
    this.names = names;
    this.texts = names.texts();
    getStyleClass().add("live-games");
    none.setText(texts.get("lab.live.none"));
    none.setWrapText(true);
    getChildren().addAll(none, more);
    model.boards().addListener((value, before, now) -> show());
    widthProperty().addListener(change -> show());
    heightProperty().addListener(change -> show());
    show();
  }

  /** A place on the wall; it keeps its board while games come and go. */
  private final class Slot extends VBox {
    private final BoardView board;
    private final String game;
    private final Label label = new Label();

    Slot(BoardSnapshot<?> first) {
      game = first.kit().game().id();
      GameUi ui = GameUi.of(first.kit(), gameList);
      board = ui.board().make(first.kit(), BoardView.Surroundings.still(texts));
      getStyleClass().add("live-game");
      label.getStyleClass().add("live-game-label");
      label.setMaxWidth(Double.MAX_VALUE);
      Controls.wrap(label);
      VBox.setVgrow(board.root(), Priority.ALWAYS);
      board.root().setMinSize(0, 0);
      getChildren().addAll(label, board.root());
      setMouseTransparent(true);
    }

    void show(LiveGame shown) {
      board.show(shown.board());
      board.root().lookupAll("*").forEach(node -> node.setFocusTraversable(false));
      label.setText(
          texts.get(
              "lab.live.game",
              shown.number() + 1,
              shown.players().stream().map(names::player).collect(Collectors.joining(" – ")),
              shown.ply()));
    }
  }

  @Override
  protected double computeMinHeight(double width) {
    return SMALLEST * Theme.scale(this) + foot();
  }

  private double foot() {
    return FOOT * Theme.scale(this);
  }

  private int fitting() {
    double smallest = SMALLEST * Theme.scale(this);
    int across = (int) Math.max(1, (getWidth() + GAP) / (smallest + GAP));
    int down = (int) Math.max(1, (getHeight() - foot() + GAP) / (smallest + GAP));
    return across * down;
  }

  private void show() {
    List<LiveGame> boards = isShown ? model.boards().get() : List.of();
    int shown = Math.min(boards.size(), fitting());
    while (slots.size() > shown) {
      drop(slots.removeLast());
    }
    for (int i = 0; i < shown; i++) {
      LiveGame board = boards.get(i);
      if (i < slots.size() && !slots.get(i).game.equals(board.board().kit().game().id())) {
        drop(slots.remove(i));
      }
      if (i == slots.size()) {
        slots.add(new Slot(board.board()));
        getChildren().add(slots.getLast());
      }
      slots.get(i).show(board);
    }
    none.setVisible(boards.isEmpty());
    more.setText(boards.size() > shown ? texts.get("lab.live.more", boards.size() - shown) : "");
    requestLayout();
  }

  private void drop(Slot slot) {
    getChildren().remove(slot);
    slot.board.close();
  }

  /** The wall is in view. */
  void shown() {
    isShown = true;
    model.shown();
    show();
  }

  /** The wall is out of view: its boards are let go. */
  void hidden() {
    model.hidden();
    isShown = false;
    show();
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight() - foot();
    none.resizeRelocate(0, 4, width, none.prefHeight(width));
    more.resizeRelocate(0, height, width, foot());
    int count = slots.size();
    if (count == 0) {
      return;
    }
    int columns = 1;
    double edge = 0;
    for (int across = 1; across <= count; across++) {
      int down = (count + across - 1) / across;
      double fits =
          Math.min((width - GAP * (across - 1)) / across, (height - GAP * (down - 1)) / down);
      if (fits > edge) {
        edge = fits;
        columns = across;
      }
    }
    edge = Math.floor(Math.min(edge, LARGEST * Theme.scale(this)));
    for (int i = 0; i < count; i++) {
      Node slot = slots.get(i);
      int column = i % columns;
      int row = i / columns;
      slot.resizeRelocate(column * (edge + GAP), row * (edge + GAP), edge, edge);
    }
  }
}
