package yomikiri.app;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TabPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import yomikiri.app.board.VerdictLabel;
import yomikiri.app.ui.Focus;
import yomikiri.app.ui.PlainScroll;

/** Finds words that are cut off, and what lies outside of what holds it or where it stood last. */
final class Fitting {
  private static final double SLACK = 1.5; // pixels

  private Fitting() {}

  /** What is cut off below {@code root}; to be asked on the toolkit's thread. */
  static List<String> faults(Parent root) {
    List<String> faults = new ArrayList<>();
    visit(root, false, faults);
    return faults;
  }

  /**
   * Whether the screen shown has to be scrolled, the Lab up and down excepted: its pictures need
   * height; to be asked on the toolkit's thread.
   */
  static List<String> scrolled(Parent root) {
    return root.lookupAll(".passage").stream()
        .map(ScrollPane.class::cast)
        .filter(
            passage -> {
              Bounds screen = passage.getContent().getLayoutBounds();
              Bounds view = passage.getViewportBounds();
              boolean mayBeTall = passage.getContent().getStyleClass().contains("lab");
              return screen.getWidth() > view.getWidth() + SLACK
                  || (!mayBeTall && screen.getHeight() > view.getHeight() + SLACK);
            })
        .map(passage -> Legible.name(passage.getContent()) + " has to be scrolled")
        .toList();
  }

  /** What has to be scrolled up and down inside of what has to be; a tab of the side panel may. */
  static List<String> scrolledTwice(Parent root) {
    List<ScrollPane> tall =
        root.lookupAll(".scroll-pane").stream()
            .filter(node -> node instanceof ScrollPane && isShown(node))
            .map(ScrollPane.class::cast)
            .filter(Fitting::isTall)
            .toList();
    return tall.stream()
        .filter(
            inner ->
                tall.stream()
                    .anyMatch(outer -> !outer.equals(inner) && Focus.isWithin(inner, outer)))
        .filter(
            inner ->
                root.lookupAll(".side-panel").stream()
                    .noneMatch(side -> Focus.isWithin(inner, side)))
        .map(inner -> Legible.name(inner) + " has to be scrolled inside of what has to be")
        .toList();
  }

  private static boolean isTall(ScrollPane pane) {
    return pane.getContent() != null
        && pane.getContent().getLayoutBounds().getHeight()
            > pane.getViewportBounds().getHeight() + SLACK;
  }

  private static boolean isShown(Node node) {
    return node.isVisible() && (node.getParent() == null || isShown(node.getParent()));
  }

  private static void visit(Node node, boolean scrolls, List<String> faults) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Labeled labeled && labeled.getText() != null && isCut(labeled)) {
      faults.add(Legible.name(node) + " cuts “" + labeled.getText() + "”");
    }
    if (node instanceof Labeled labeled && sticksOut(labeled) || isBeyond(node)) {
      faults.add(Legible.name(node) + " sticks out of its parent");
    }
    if (node instanceof VerdictLabel label && isStretched(label)) {
      faults.add(Legible.name(node) + " is wider than what it says");
    }
    if (node instanceof Region region && isSquashed(region)) {
      faults.add(Legible.name(node) + " is not as tall as it has to be");
    }
    if (!node.isManaged() && isLaidOut(node.getParent())) {
      faults.add(Legible.name(node) + " is seen but has no place");
    }
    if (node instanceof HBox box && box.getStyleClass().contains("header")) {
      faults.addAll(unused(box));
    }
    if (node instanceof TabPane pane && hidesTabs(pane)) {
      faults.add(Legible.name(node) + " has more tabs than there is room for");
    }
    if (node instanceof ScrollPane pane && isCut(pane)) {
      faults.add(Legible.name(pane.getContent()) + " is wider than its view");
    }
    if (node instanceof Text text
        && !text.getText().isBlank()
        && !scrolls
        && isOffTheWindow(node)) {
      faults.add(Legible.name(node) + " is outside of the window");
    }
    if (node instanceof Parent parent) {
      boolean inside =
          scrolls || node instanceof ScrollPane || node.getStyleClass().contains("virtual-flow");
      parent.getChildrenUnmodifiable().forEach(child -> visit(child, inside, faults));
    }
  }

  /** Words a bar leaves out or a title it breaks in two, although there is room. */
  private static List<String> unused(HBox bar) {
    double free =
        bar.getChildren().stream()
            .filter(child -> child.getClass().equals(Region.class))
            .mapToDouble(gap -> gap.getLayoutBounds().getWidth())
            .sum();
    List<ButtonBase> buttons =
        bar.getChildren().stream()
            .filter(child -> child instanceof ButtonBase && child.isManaged())
            .map(ButtonBase.class::cast)
            .toList();
    boolean anyWords =
        buttons.stream().anyMatch(one -> one.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY);
    List<String> faults = new ArrayList<>();
    buttons.stream()
        .filter(button -> button.getStyleClass().contains("accent"))
        .filter(button -> button.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY)
        .filter(button -> wordWidth(button) + button.getGraphicTextGap() + 2 * SLACK < free)
        .forEach(button -> faults.add(Legible.name(button) + " has no words but room for them"));
    bar.lookupAll(".title").stream()
        .map(Label.class::cast)
        .filter(title -> title.getHeight() > 2.3 * title.getFont().getSize())
        .filter(title -> anyWords || wordWidth(title) + SLACK < title.getWidth() + free)
        .forEach(title -> faults.add(Legible.name(title) + " is broken in two but has room"));
    return faults;
  }

  private static double wordWidth(Labeled labeled) {
    Text words = new Text(labeled.getText().replace("\n", ""));
    words.setFont(labeled.getFont());
    return words.getLayoutBounds().getWidth();
  }

  /** Whether its children stand where it puts them. */
  private static boolean isLaidOut(Parent parent) {
    return parent instanceof VBox
        || parent instanceof HBox
        || parent instanceof FlowPane
        || parent instanceof GridPane
        || parent instanceof BorderPane;
  }

  /** Whether fewer letters are drawn than there are. */
  private static boolean isCut(Labeled labeled) {
    return labeled.getChildrenUnmodifiable().stream()
        .filter(Text.class::isInstance)
        .map(Text.class::cast)
        .filter(Node::isVisible)
        .anyMatch(
            text ->
                text.getText().contains(labeled.getEllipsisString())
                    && !labeled.getText().contains(labeled.getEllipsisString()));
  }

  /** Whether it holds more than can be seen without being scrolled sideways. */
  private static boolean isCut(ScrollPane pane) {
    return (pane.getHbarPolicy() == ScrollPane.ScrollBarPolicy.NEVER || isPage(pane))
        && pane.getContent() != null
        && pane.getContent().getLayoutBounds().getWidth()
            > pane.getViewportBounds().getWidth() + SLACK;
  }

  /** Whether it is no picture, which may be wider than there is room. */
  private static boolean isPage(ScrollPane pane) {
    return pane instanceof PlainScroll
        && pane.isFitToWidth()
        && !pane.getStyleClass().contains("chart");
  }

  /** Whether words are drawn beyond the edge of what holds them. */
  private static boolean sticksOut(Labeled labeled) {
    if (!(labeled.getParent() instanceof Region parent) || !labeled.isManaged()) {
      return false;
    }
    return labeled.getChildrenUnmodifiable().stream()
        .filter(one -> one instanceof Text text && !text.getText().isBlank() && text.isVisible())
        .map(text -> labeled.localToParent(text.getBoundsInParent()))
        .anyMatch(
            words ->
                words.getMinX() < -SLACK
                    || words.getMinY() < -SLACK
                    || words.getMaxX() > parent.getWidth() + SLACK
                    || words.getMaxY() > parent.getHeight() + SLACK);
  }

  /** Whether some of its tabs can be reached by a menu only. */
  private static boolean hidesTabs(TabPane pane) {
    return pane.getChildrenUnmodifiable().stream()
        .filter(head -> head.getStyleClass().contains("tab-header-area"))
        .flatMap(head -> ((Parent) head).getChildrenUnmodifiable().stream())
        .anyMatch(part -> part.getStyleClass().contains("control-buttons-tab") && part.isVisible());
  }

  /** Whether it goes on beyond the row it stands in, or the place of a page it is. */
  private static boolean isBeyond(Node node) {
    return node.isManaged()
        && node instanceof Region region
        && node.getParent() instanceof Region parent
        && (parent instanceof HBox || parent.getStyleClass().contains("page-place"))
        && (node.getLayoutX() < -SLACK
            || node.getLayoutX() + region.getWidth() > parent.getWidth() + SLACK);
  }

  /** Whether a figure on a cell was shortened but its ground was not. */
  private static boolean isStretched(VerdictLabel label) {
    return label.getStyleClass().contains("tile-verdict")
        && label.getWidth() > Math.ceil(label.prefWidth(-1)) + SLACK;
  }

  /** Whether it has less height than it needs, so that some of it is hidden. */
  private static boolean isSquashed(Region region) {
    Parent parent = region.getParent();
    return (parent instanceof TabPane || isLaidOut(parent) && region.isManaged())
        && region.getHeight() + SLACK < region.minHeight(region.getWidth());
  }

  private static boolean isOffTheWindow(Node node) {
    Bounds place = node.localToScene(node.getLayoutBounds());
    return place.getMinX() < -SLACK
        || place.getMinY() < -SLACK
        || place.getMaxX() > node.getScene().getWidth() + SLACK
        || place.getMaxY() > node.getScene().getHeight() + SLACK;
  }
}
