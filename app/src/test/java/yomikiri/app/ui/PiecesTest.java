package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** A tree that is taken apart and put together again is the same tree. */
final class PiecesTest {
  private static Pane large() {
    VBox rows = new VBox();
    IntStream.range(0, 30)
        .forEach(i -> rows.getChildren().add(new HBox(new Region(), new Region())));
    return rows;
  }

  private static Stream<Node> all(Node node) {
    Node inside = node instanceof ScrollPane scroll ? scroll.getContent() : node;
    return Stream.concat(
        Stream.of(node),
        inside instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(PiecesTest::all)
            : Stream.empty());
  }

  /** A list shows its rows as soon as there is news of them, wherever they are by then. */
  @Test
  void whatHasBeenFilledAnewMeanwhileIsLeftAsItIs() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    Pane list = large();
    List<Node> rows = List.copyOf(list.getChildren());
    Pieces pieces = Pieces.of(new StackPane(list, new Region()));
    pieces.putBack();
    list.getChildren().setAll(rows);
    while (pieces.left() > 0) {
      pieces.putBack();
    }
    assertThat(list.getChildren()).containsExactlyElementsOf(rows);
  }

  @Test
  void everythingComesBackInItsPlace() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    BorderPane frame = new BorderPane(new ScrollPane(large()));
    frame.setTop(new VBox(new Region(), new Region()));
    frame.setLeft(new Region());
    StackPane root = new StackPane(frame, new StackPane(new Region()), large());
    List<Node> before = all(root).toList();
    Pieces pieces = Pieces.of(root);
    assertThat(pieces.left()).isGreaterThan(60);
    assertThat(all(root)).hasSizeLessThan(12);
    List<Integer> sizes = new ArrayList<>();
    while (pieces.left() > 0) {
      long there = all(root).count();
      pieces.putBack();
      sizes.add((int) (all(root).count() - there));
    }
    assertThat(sizes).allMatch(size -> size <= 24);
    assertThat(all(root)).containsExactlyElementsOf(before);
    assertThat(frame.getTop()).isNotNull();
    assertThat(frame.getLeft()).isNotNull();
  }
}
