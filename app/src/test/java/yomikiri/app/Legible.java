package yomikiri.app;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Finds what does not stand out from its ground: every text, sign, drawn line and meaningful edge
 * below a root. The ground is what is really painted there: a picture is taken without the texts
 * and signs, and each is held against the colour that fills most of its place.
 */
final class Legible {
  /** Style classes of shapes that adorn, repeat what else is told, or show where nothing is. */
  private static final Set<String> ADORNING =
      Set.of(
          "zero",
          "track",
          "trail",
          "tick",
          "increment-arrow",
          "decrement-arrow",
          "middle",
          "group-line",
          "joined-line");

  /** Style classes of shapes that others lie on. */
  private static final Set<String> GROUNDS =
      Set.of("arrange-cell", "hollow", "heat", "tile-half", "light-joint", "dark-joint");

  /** What lies above boards and screens. */
  private static final List<String> FLOATING = List.of(".walker", ".notice-bar", ".help-card");

  /** What is fainter only foretells what a click would do. */
  private static final double GHOST = 0.35;

  /** Pixels: of less that is left of something by scrolling, only its blurred edge is seen. */
  private static final double SLIVER = 3;

  private final Parent root;
  private final boolean veiled;
  private final List<String> faults = new ArrayList<>();
  private final List<Node> drawn = new ArrayList<>();
  private final List<Node> floating;
  private final @Nullable Color line = line();

  private Legible(Parent root) {
    this.root = root;
    this.floating =
        FLOATING.stream()
            .flatMap(style -> root.lookupAll(style).stream())
            .filter(Node::isVisible)
            .toList();
    this.veiled = root.lookup(".veil") != null && root.lookup(".veil").isVisible();
  }

  /** What cannot be read well below {@code root}; to be asked on the toolkit's thread. */
  static List<String> faults(Parent root) {
    Legible legible = new Legible(root);
    legible.gather(root);
    legible.check();
    return legible.faults;
  }

  private void gather(Node node) {
    if (!node.isVisible() || node.getOpacity() == 0 || (veiled && node.isDisabled())) {
      return;
    }
    if (node.getStyleClass().contains("board-marks")) {
      return; // each brings its own ground, which MarkLayerTest looks at
    }
    if (node.getStyleClass().stream().anyMatch(GROUNDS::contains)) {
      gatherBelow(node);
      return;
    }
    if (node instanceof Shape shape && !(node instanceof Text text && text.getText().isBlank())) {
      drawn.add(shape);
    } else if (node instanceof Region region && isSign(region)) {
      drawn.add(region);
    } else if (node instanceof Region region && hasEdge(region)) {
      drawn.add(region);
    }
    gatherBelow(node);
  }

  private void gatherBelow(Node node) {
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(this::gather);
    }
  }

  /** Whether a shape is drawn by a style sheet. */
  private static boolean isSign(Region region) {
    return region.getShape() != null
        && region.getWidth() > 0
        && region.getOpacity() > GHOST
        && !isUnset(region)
        && region.getBackground() != null
        && colour(lastFill(region)) != null;
  }

  /** Whether it is the mark of a check box that is not set. */
  private static boolean isUnset(Region region) {
    return region.getParent() != null
        && region.getParent().getParent() instanceof CheckBox box
        && !box.isSelected();
  }

  private static Paint lastFill(Region region) {
    return region.getBackground().getFills().isEmpty()
        ? Color.TRANSPARENT
        : region.getBackground().getFills().getLast().getFill();
  }

  private static boolean hasEdge(Region region) {
    return region.getWidth() > 0
        && (isField(region) || (region.getBorder() != null && edge(region) != null));
  }

  private static @Nullable Color edge(Region region) {
    for (BorderStroke stroke : region.getBorder().getStrokes()) {
      Color colour = colour(stroke.getTopStroke());
      if (colour != null && stroke.getWidths().getTop() > 0) {
        return colour;
      }
    }
    return null;
  }

  private static @Nullable Color colour(Paint paint) {
    return paint instanceof Color colour && colour.getOpacity() > 0 ? colour : null;
  }

  private void check() {
    WritableImage seen = pictureWithoutShapes();
    PixelReader pixels = seen.getPixelReader();
    for (Node node : drawn) {
      if (node.getStyleClass().stream().anyMatch(ADORNING::contains) || isCovered(node)) {
        continue;
      }
      if (node instanceof Region region && !isSign(region)) {
        checkEdge(region, seen, pixels);
        continue;
      }
      Color ink = ink(node);
      Color ground = rim(node) != null ? rim(node) : ground(node, seen, pixels);
      if (ink == null || ground == null) {
        continue;
      }
      double contrast = Contrast.of(over(ink, opacity(node), ground), ground);
      boolean words = node instanceof Text && !(node instanceof FontIcon);
      double wanted = words && !node.isDisabled() ? Contrast.TEXT : Contrast.SIGN;
      if (contrast < wanted) {
        faults.add(
            "%s %s on %s has %.2f of %.1f".formatted(name(node), ink, ground, contrast, wanted));
      }
    }
  }

  /** Whether something that floats above the rest lies over it or a part of it. */
  private boolean isCovered(Node node) {
    Bounds place = node.localToScene(node.getLayoutBounds());
    return floating.stream()
        .filter(above -> !isWithin(node, above))
        .map(above -> above.localToScene(above.getLayoutBounds()))
        .anyMatch(bounds -> bounds.intersects(place));
  }

  private static boolean isWithin(Node node, Node above) {
    Node one = node;
    while (one != null && !one.equals(above)) {
      one = one.getParent();
    }
    return one != null;
  }

  /** An edge stands out from what lies within it or around it. Lines between things need not. */
  private void checkEdge(Region region, WritableImage seen, PixelReader pixels) {
    Bounds place = visiblePlace(region);
    Bounds whole = region.localToScene(region.getLayoutBounds());
    Color edge =
        isField(region)
            ? pixel(pixels, seen, whole.getMinX() + 0.5, whole.getCenterY())
            : edge(region);
    boolean apart = region.getParent() != null && edge != null && edge.equals(line);
    if (edge == null
        || apart
        || place.getWidth() < whole.getWidth()
        || place.getHeight() < whole.getHeight()) {
      return;
    }
    Color inside = pixel(pixels, seen, whole.getMinX() + 5, whole.getCenterY());
    double reach = region.getBorder() == null ? 4 : 4 + region.getBorder().getOutsets().getLeft();
    Color outside = pixel(pixels, seen, whole.getMinX() - reach, whole.getCenterY());
    double contrast =
        Math.max(
            inside == null ? 0 : Contrast.of(edge, inside),
            outside == null ? 0 : Contrast.of(edge, outside));
    if (contrast < Contrast.SIGN && (inside != null || outside != null)) {
      faults.add("%s has the edge %s in %s on %s".formatted(name(region), edge, inside, outside));
    }
  }

  private static boolean isField(Region region) {
    return region instanceof TextInputControl || region instanceof ComboBoxBase;
  }

  /** The colour of the lines between things. */
  private static @Nullable Color line() {
    for (Window window : Window.getWindows()) {
      if (window.getScene().getRoot().lookup(".menu-bar") instanceof Region bar) {
        return colour(bar.getBorder().getStrokes().getFirst().getBottomStroke());
      }
    }
    return null;
  }

  private static @Nullable Color pixel(PixelReader pixels, WritableImage seen, double x, double y) {
    return x < 0 || y < 0 || x >= seen.getWidth() || y >= seen.getHeight()
        ? null
        : pixels.getColor((int) x, (int) y);
  }

  private static @Nullable Color ink(Node node) {
    return switch (node) {
      case FontIcon icon -> colour(icon.getIconColor());
      case Text text -> colour(text.getFill());
      case Shape shape ->
          colour(shape.getStroke()) != null && shape.getStrokeWidth() > 0
              ? colour(shape.getStroke())
              : colour(shape.getFill());
      case Region region -> isSign(region) ? colour(lastFill(region)) : null;
      default -> null;
    };
  }

  /** The edge that a sign has all around, whatever it lies on. */
  private static @Nullable Color rim(Node node) {
    return node instanceof Region region && isSign(region) && region.getBorder() != null
        ? edge(region)
        : null;
  }

  private WritableImage pictureWithoutShapes() {
    Map<Node, Double> opacities = new HashMap<>();
    for (Node node : drawn) {
      boolean shape = node instanceof Shape || (node instanceof Region region && isSign(region));
      if (shape && !node.opacityProperty().isBound()) {
        opacities.put(node, node.getOpacity());
        node.setOpacity(0);
      }
    }
    WritableImage seen = Camera.picture(root.getScene());
    opacities.forEach(Node::setOpacity);
    return seen;
  }

  /** The colour that fills most of the place of {@code node}; null where it is out of sight. */
  private static @Nullable Color ground(Node node, WritableImage seen, PixelReader pixels) {
    Bounds place = visiblePlace(node);
    Bounds whole = node.localToScene(node.getLayoutBounds());
    double least = node instanceof Text text ? text.getFont().getSize() / 2 : SLIVER; // no ink
    if (place.getHeight() < Math.min(whole.getHeight(), least)
        || place.getWidth() < Math.min(whole.getWidth(), SLIVER)) {
      return null;
    }
    int left = (int) Math.max(0, place.getMinX());
    int top = (int) Math.max(0, place.getMinY());
    int right = (int) Math.min(seen.getWidth(), place.getMaxX());
    int bottom = (int) Math.min(seen.getHeight(), place.getMaxY());
    Map<Integer, Integer> counts = new HashMap<>();
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        counts.merge(pixels.getArgb(x, y), 1, Integer::sum);
      }
    }
    return counts.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(
            most ->
                Color.rgb(most.getKey() >> 16 & 255, most.getKey() >> 8 & 255, most.getKey() & 255))
        .orElse(null);
  }

  /** Where it is in the scene, without what scroll panes hide. */
  private static Bounds visiblePlace(Node node) {
    Bounds place = node.localToScene(node.getLayoutBounds());
    for (Node one = node.getParent(); one != null; one = one.getParent()) {
      if (one.getClip() != null) {
        Bounds clip = one.localToScene(one.getClip().getBoundsInParent());
        double left = Math.max(place.getMinX(), clip.getMinX());
        double top = Math.max(place.getMinY(), clip.getMinY());
        place =
            new BoundingBox(
                left,
                top,
                Math.max(0, Math.min(place.getMaxX(), clip.getMaxX()) - left),
                Math.max(0, Math.min(place.getMaxY(), clip.getMaxY()) - top));
      }
    }
    return place;
  }

  private static double opacity(Node node) {
    double opacity = 1;
    for (Node one = node; one != null; one = one.getParent()) {
      opacity *= one.getOpacity();
    }
    return opacity;
  }

  private static Color over(Color ink, double opacity, Color ground) {
    return ground.interpolate(
        Color.color(ink.getRed(), ink.getGreen(), ink.getBlue()), ink.getOpacity() * opacity);
  }

  static String name(Node node) {
    StringBuilder name = new StringBuilder();
    Node one = node;
    for (int i = 0; i < 4 && one != null; i++, one = one.getParent()) {
      name.insert(
          0,
          " > "
              + String.join(".", one.getStyleClass())
              + (one.getId() == null ? "" : "#" + one.getId()));
    }
    return name + (node instanceof Text text ? " “" + text.getText() + "”" : "");
  }
}
