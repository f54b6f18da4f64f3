package yomikiri.app.tree;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.ink.CanvasPen;
import yomikiri.app.ink.Inks;
import yomikiri.app.ink.Pen;
import yomikiri.app.shell.Look;
import yomikiri.app.text.Texts;
import yomikiri.engine.trace.NodeState;
import yomikiri.engine.trace.TraceReplay;

/** What the drawing of a node means, for the kind of search that is shown. */
final class Legend extends VBox {
  private static final double WIDTH = 78;
  private static final double EDGE = 4;

  private final Texts texts;

  /** One drawing and its words. */
  private record Entry(String key, TreePicture.Box box, boolean sign) {}

  Legend(Texts texts) {
    this.texts = texts;
    getStyleClass().add("tree-legend");
  }

  void show(TreePicture picture) {
    if (!picture.kind().equals(getUserData())) {
      setUserData(picture.kind());
      boolean signs = Frame.of(picture).signs();
      getChildren().setAll(entries(picture.kind(), signs).stream().map(this::row).toList());
    }
  }

  private static List<Entry> entries(TraceReplay.Kind kind, boolean signs) {
    List<Entry> entries = new ArrayList<>();
    switch (kind) {
      case DEPTH_FIRST -> {
        entries.add(
            new Entry("tree.legend.line", box("c4", "+3", NodeState.SEARCHED, true), false));
        entries.add(new Entry("tree.legend.cut", box("c4", "?", NodeState.CUT, false), false));
        entries.add(new Entry("tree.legend.open", box("c4", "", NodeState.OPEN, false), false));
        entries.add(new Entry("tree.legend.remembered", remembered(), false));
      }
      case LAYERS -> {
        entries.add(new Entry("tree.legend.line", box("R", "9", NodeState.EXPANDED, true), false));
        entries.add(new Entry("tree.legend.kept", box("R", "9", NodeState.KEPT, false), false));
        entries.add(
            new Entry("tree.legend.dropped", box("R", "9", NodeState.DROPPED, false), false));
        entries.add(new Entry("tree.legend.twin", box("R", "9", NodeState.TWIN, false), false));
      }
      case VISITS -> {
        entries.add(new Entry("tree.legend.line", box("c4", "", NodeState.VISITED, true), false));
        entries.add(
            new Entry("tree.legend.visits", box("c4", "62% 9", NodeState.VISITED, false), false));
      }
    }
    if (signs) {
      entries.add(new Entry("tree.legend.own", sign(true, false), true));
      entries.add(new Entry("tree.legend.other", sign(false, false), true));
      entries.add(new Entry("tree.legend.over", sign(true, true), true));
    }
    return entries;
  }

  private static TreePicture.Box box(String move, String figure, NodeState state, boolean inLine) {
    return new TreePicture.Box(
        0, -1, 0, 0, move, figure, state, false, true, false, inLine, false, 0);
  }

  private static TreePicture.Box remembered() {
    return new TreePicture.Box(
        0, -1, 0, 0, "c4", "+3", NodeState.SEARCHED, true, true, false, false, false, 0);
  }

  private static TreePicture.Box sign(boolean own, boolean over) {
    return new TreePicture.Box(
        0, -1, 0, 0, "c4", "", NodeState.VISITED, false, own, over, false, false, 0);
  }

  private HBox row(Entry entry) {
    Sample drawing = new Sample(entry);
    Label words = new Label();
    words.textProperty().bind(texts.of(entry.key()));
    words.setWrapText(true);
    words.setMinHeight(USE_PREF_SIZE);
    HBox row = new HBox(drawing, words);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  /** One drawing, in the size of the interface. */
  private static final class Sample extends Region {
    private final Entry entry;
    private final Inks inks = new Inks(this::requestLayout);
    private final Canvas canvas = new Canvas();

    Sample(Entry entry) {
      this.entry = entry;
      getStyleClass().add("sample");
      getChildren().addAll(inks, canvas);
    }

    @Override
    protected void layoutChildren() {
      double scale = Look.scale(this);
      canvas.setWidth(getWidth());
      canvas.setHeight(getHeight());
      canvas.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
      Pen pen = new CanvasPen(canvas.getGraphicsContext2D());
      NodePainter painter = new NodePainter(pen, inks);
      pen.at(0, 0, scale, () -> painter.paint(entry.box(), EDGE, EDGE, WIDTH, entry.sign(), true));
    }
  }
}
