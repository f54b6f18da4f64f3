package yomikiri.app.tree;

import java.util.Locale;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.draw.CanvasPen;
import yomikiri.app.draw.Pen;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Theme;
import yomikiri.engine.think.PlayerSpec;

/** The legend of a tree: the meaning of its nodes' looks. */
final class Legend extends VBox {
  private static final double WIDTH = 78;
  private static final double EDGE = 4;

  private final Texts texts;
  private final TreeWords words;

  /** One drawing and its words. */
  private record Entry(LaidOutTree.Box box, boolean sign, String words) {}

  Legend(Texts texts, TreeWords words) {
    this.texts = texts;
    this.words = words;
    getStyleClass().add("tree-legend");
  }

  /**
   * Explains the drawings of a tree.
   *
   * @param player whose tree it is
   * @param root what is known of its root
   */
  void show(PlayerSpec player, Set<NodeMark> marks, NodeFacts root) {
    getChildren().setAll(Controls.words(new PlayerWords(texts).player(player.name()), "strong"));
    if (!marks.contains(NodeMark.VISITS)) {
      getChildren().add(Controls.words(words.figures(player, root)));
    }
    for (NodeMark mark : marks) {
      boolean sign = mark == NodeMark.OWN || mark == NodeMark.OTHER || mark == NodeMark.OVER;
      getChildren().add(row(new Entry(box(mark, marks), sign, said(mark, root))));
    }
  }

  private String said(NodeMark mark, NodeFacts root) {
    return mark == NodeMark.VISITS
        ? words.visitsOf(root)
        : texts.get("tree.legend." + mark.name().toLowerCase(Locale.ROOT));
  }

  private static LaidOutTree.Box box(NodeMark mark, Set<NodeMark> marks) {
    boolean layers = marks.contains(NodeMark.KEPT);
    boolean visits = marks.contains(NodeMark.VISITS);
    String figure =
        switch (mark) {
          case OPEN, OWN, OTHER, OVER -> "";
          case CUT -> "?";
          case VISITS -> "62% 9";
          case LINE -> layers ? "9" : visits ? "" : "+3";
          case REMEMBERED -> "+3";
          case KEPT, DROPPED, TWIN -> "9";
        };
    return new LaidOutTree.Box(
        0,
        -1,
        0,
        0,
        layers ? "R" : "c4",
        figure,
        mark.state(),
        mark == NodeMark.REMEMBERED,
        mark != NodeMark.OTHER,
        mark == NodeMark.OVER,
        mark == NodeMark.LINE,
        false,
        0);
  }

  private static HBox row(Entry entry) {
    HBox row = new HBox(new Sample(entry), Controls.words(entry.words()));
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  /** One drawing, in the size of the interface. */
  private static final class Sample extends Region {
    private final Entry entry;
    private final ThemeColors colors = new ThemeColors(this::requestLayout);
    private final Canvas canvas = new Canvas();

    Sample(Entry entry) {
      this.entry = entry;
      getStyleClass().add("sample");
      getChildren().addAll(colors, canvas);
    }

    @Override
    protected void layoutChildren() {
      double scale = Theme.scale(this);
      canvas.setWidth(getWidth());
      canvas.setHeight(getHeight());
      canvas.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
      Pen pen = new CanvasPen(canvas.getGraphicsContext2D());
      NodePainter painter = new NodePainter(pen, colors);
      pen.at(0, 0, scale, () -> painter.paint(entry.box(), EDGE, EDGE, WIDTH, entry.sign(), true));
    }
  }
}
