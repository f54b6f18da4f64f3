package yomikiri.app.tree;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import yomikiri.app.draw.CanvasPen;
import yomikiri.app.draw.ExportImage;
import yomikiri.app.draw.Pen;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.ui.Theme;

/** The canvas that shows the tree, root at the left, a column a ply; zoomed and walked by keys. */
final class TreeCanvas extends Region {
  private static final double MARGIN = 18;
  private static final double LEAST_READABLE = 0.8;
  private static final double SMALLEST = 0.08;
  private static final double LARGEST = 2.5;
  private static final double WORDS_FROM = 0.3;
  private static final double WHEEL = 1.0015;

  private final TreeViewModel model;
  private final TreeWords words;
  private final Canvas canvas = new Canvas();
  private final ThemeColors colors = new ThemeColors(this::requestLayout);
  private @Nullable TreeViewport frame;
  private double scale = 1;
  private double left;
  private double top;
  private @Nullable Point2D grip;
  private boolean toFit;

  /** What the tree has been made to fit by, unless people have moved it since. */
  private OptionalDouble fitted = OptionalDouble.empty();

  TreeCanvas(TreeViewModel model, TreeWords words) {
    this.model = model;
    this.words = words;
    getStyleClass().add("tree-canvas");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.TEXT);
    getChildren().addAll(colors, canvas);
    setMinSize(0, 0);
    addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
    focusedProperty().addListener(change -> requestLayout());
  }

  // ---- the measures here are those of the usual size of the interface

  private double width() {
    return usual(getWidth());
  }

  private double height() {
    return usual(getHeight());
  }

  private double usual(double pixels) {
    return pixels / Theme.scale(this);
  }

  // ---- what is in view

  /** Shows a tree for the first time. */
  void begin() {
    toFit = true;
    fitted = OptionalDouble.empty();
    requestLayout();
  }

  void show(Optional<LaidOutTree> laidOut) {
    frame = laidOut.map(TreeViewport::of).orElse(null);
    requestLayout();
  }

  /** Makes the whole tree fit, however small. */
  void fitAll() {
    fit(SMALLEST);
  }

  /** In another size the tree fits again; where people have moved it, its middle stays there. */
  private void resized(double width, double height) {
    if (fitted.isPresent()) {
      toFit = true;
    } else {
      left += usual(getWidth() - width) / 2;
      top += usual(getHeight() - height) / 2;
    }
  }

  void zoom(double factor) {
    zoom(factor, width() / 2, height() / 2);
  }

  private void zoom(double factor, double atX, double atY) {
    double next = Math.clamp(scale * factor, SMALLEST, LARGEST);
    left = atX - (atX - left) * next / scale;
    top = atY - (atY - top) * next / scale;
    scale = next;
    fitted = OptionalDouble.empty();
    requestLayout();
  }

  /** As large as fits, at least {@code least}; then the root is in view. */
  private void fit(double least) {
    if (frame == null || width() == 0) {
      return;
    }
    double width = width() - 2 * MARGIN;
    double height = height() - TreeDrawing.HEAD - 2 * MARGIN;
    double fitting = Math.min(width / frame.totalWidth(), height / frame.totalHeight());
    scale = Math.clamp(fitting, least, 1.2);
    double free = height - frame.totalHeight() * scale;
    left = MARGIN + Math.max(0, (width - frame.totalWidth() * scale) / 2);
    top = TreeDrawing.HEAD + MARGIN + (free >= 0 ? free / 2 : Math.clamp(lineTop(height), free, 0));
    fitted = OptionalDouble.of(least);
    requestLayout();
  }

  /** Where the tree's upper edge has to be for the chosen line, or else the root, to be in view. */
  private double lineTop(double height) {
    TreeViewport drawn = Objects.requireNonNull(frame);
    List<LaidOutTree.Box> boxes = drawn.laidOut().boxes();
    double root = drawn.middle(boxes.getFirst()) * scale;
    double least = root;
    double most = root;
    for (LaidOutTree.Box box : boxes) {
      double y = drawn.middle(box) * scale;
      double reach = Math.max(most, y) - Math.min(least, y) + NodePainter.HEIGHT;
      if (box.inLine() && drawn.right(box) * scale < width() && reach < height) {
        least = Math.min(least, y);
        most = Math.max(most, y);
      }
    }
    return height / 2 - (least + most) / 2;
  }

  /** Brings a node into view. */
  void reveal(int node) {
    if (frame == null) {
      return;
    }
    for (LaidOutTree.Box box : frame.laidOut().boxes()) {
      if (box.node() == node) {
        double x = left + frame.x(box) * scale;
        double y = top + frame.y(box) * scale;
        double room = frame.boxWidth() * scale;
        double across = inside(x, MARGIN, width() - MARGIN - room);
        double down =
            inside(y, TreeDrawing.HEAD + 8, height() - MARGIN - NodePainter.HEIGHT * scale);
        left += across;
        top += down;
        if (across != 0 || down != 0) {
          fitted = OptionalDouble.empty();
        }
      }
    }
    requestLayout();
  }

  /** How far {@code value} has to move to lie between both. */
  private static double inside(double value, double least, double most) {
    return most < least ? 0 : Math.clamp(value, least, most) - value;
  }

  // ---- drawing

  @Override
  protected void layoutChildren() {
    if (canvas.getWidth() != getWidth() || canvas.getHeight() != getHeight()) {
      resized(canvas.getWidth(), canvas.getHeight());
    }
    canvas.setWidth(getWidth());
    canvas.setHeight(getHeight());
    if (toFit && frame != null && width() > 0) {
      toFit = false;
      fit(fitted.orElse(LEAST_READABLE));
    }
    draw();
  }

  private void draw() {
    canvas.getGraphicsContext2D().clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    TreeViewport drawn = frame;
    if (drawn == null) {
      return;
    }
    Pen pen = new CanvasPen(canvas.getGraphicsContext2D());
    TreeDrawing drawing = new TreeDrawing(pen, colors, words, drawn);
    pen.at(
        0,
        0,
        Theme.scale(this),
        () -> {
          pen.at(
              left,
              top,
              scale,
              () -> {
                drawing.nodes(scale >= WORDS_FROM, box -> isInView(drawn, box));
                drawing.selection(isFocused() ? 5 : 3);
              });
          drawing.head(left, width(), scale);
        });
  }

  private boolean isInView(TreeViewport drawn, LaidOutTree.Box box) {
    double x = left + drawn.x(box) * scale;
    double y = top + drawn.y(box) * scale;
    return x < width()
        && x + drawn.columnWidth() * scale > 0
        && y < height()
        && y + TreeViewport.ROW * scale > 0;
  }

  /** All that stands open of the tree, in view or not, in the present theme. */
  ExportImage print(String title) {
    TreeViewport drawn = Objects.requireNonNull(frame);
    double width = drawn.totalWidth() + 2 * MARGIN;
    double height = TreeDrawing.HEAD + drawn.totalHeight() + 2 * MARGIN;
    return new ExportImage(
        title,
        width,
        height,
        pen -> {
          TreeDrawing drawing = new TreeDrawing(pen, colors, words, drawn);
          pen.fillBox(0, 0, width, height, 0, colors.of(Ink.GROUND));
          pen.at(MARGIN, TreeDrawing.HEAD + MARGIN, 1, () -> drawing.nodes(true, box -> true));
          drawing.head(MARGIN, width, 1);
        });
  }

  // ---- mouse and keys

  private void scrolled(ScrollEvent event) {
    zoom(Math.pow(WHEEL, event.getDeltaY()), usual(event.getX()), usual(event.getY()));
    event.consume();
  }

  private void pressed(MouseEvent event) {
    requestFocus();
    grip = new Point2D(usual(event.getX()) - left, usual(event.getY()) - top);
  }

  private void dragged(MouseEvent event) {
    if (grip != null) {
      left = usual(event.getX()) - grip.getX();
      top = usual(event.getY()) - grip.getY();
      fitted = OptionalDouble.empty();
      requestLayout();
    }
  }

  private void clicked(MouseEvent event) {
    TreeViewport drawn = frame;
    if (drawn == null || !event.isStillSincePress() || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    double x = (usual(event.getX()) - left) / scale;
    double y = (usual(event.getY()) - top) / scale;
    List<LaidOutTree.Box> boxes = drawn.laidOut().boxes();
    for (int i = 0; i < boxes.size(); i++) {
      LaidOutTree.Box box = boxes.get(i);
      if (box.isSeen() && Math.abs(y - drawn.middle(box)) <= NodePainter.HEIGHT / 2) {
        double plateEnd = drawn.right(box) + TreeViewport.PLATE_GAP + drawn.plateWidth(i);
        if (x >= drawn.x(box) && x <= drawn.right(box)) {
          chosen(box.node(), event.getClickCount() == 2);
          return;
        } else if (x > drawn.right(box) && x <= plateEnd && !drawn.plate(i).isEmpty()) {
          chosen(box.node(), true);
          return;
        }
      }
    }
  }

  private void chosen(int node, boolean toggle) {
    if (toggle) {
      model.toggle(node);
    } else {
      model.select(node);
    }
  }

  private void typed(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    switch (event.getCode()) {
      case LEFT -> model.selectParent();
      case RIGHT -> model.selectChild();
      case UP -> model.selectBeside(-1);
      case DOWN -> model.selectBeside(1);
      case HOME -> model.selectRoot();
      case ENTER -> model.toggleSelected();
      case SPACE -> model.togglePlaying();
      case PAGE_DOWN -> model.goBy(1);
      case PAGE_UP -> model.goBy(-1);
      case PLUS, ADD, EQUALS, SEMICOLON -> zoom(1.2);
      case MINUS, SUBTRACT -> zoom(1 / 1.2);
      case DIGIT0, NUMPAD0 -> fitAll();
      case ESCAPE -> model.close();
      default -> {
        return;
      }
    }
    if (frame != null) {
      switch (event.getCode()) {
        case LEFT, RIGHT, UP, DOWN, HOME -> reveal(frame.laidOut().selected());
        default -> {}
      }
    }
    event.consume();
  }
}
