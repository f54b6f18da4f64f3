package yomikiri.app.board.maze;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.BoardContract;
import yomikiri.app.board.BoardFixture;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.GameUi;
import yomikiri.engine.games.maze.Maze;

final class MazeBoardTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return MazeUi.of(Maze.kit(5, 5, 3), MazeUi.sizes(Maze::kit));
  }

  /** A large maze, as large as the picture of a game to choose and larger. */
  static final class Small extends BoardFixture {
    @Override
    protected GameUi ui() {
      return MazeUi.of(Maze.kit(31, 11, 100), MazeUi.sizes(Maze::kit));
    }

    @Test
    void pointsNeverReachIntoTheNextCell() {
      onBoard(
          board -> {
            board.show(positions().getFirst());
            int shown = 0;
            for (double width : new double[] {140, 200, 280, 400, 600}) {
              Region root = (Region) board.root().getScene().getRoot();
              root.resize(width, width);
              root.applyCss();
              root.layout();
              for (Text points : points(board)) {
                Region cell = (Region) points.getParent();
                assertThat(points.getLayoutBounds().getWidth())
                    .as("at %s", width)
                    .isLessThanOrEqualTo(cell.getWidth());
                assertThat(points.getFont().getSize())
                    .as("at %s", width)
                    .isLessThanOrEqualTo(1.2 * cell.getHeight());
                shown++;
              }
            }
            assertThat(shown).isPositive();
          });
    }

    private static Iterable<Text> points(BoardView board) {
      return board.root().lookupAll(".points").stream()
          .map(Text.class::cast)
          .filter(text -> text.isVisible() && !text.getText().isEmpty())
          .toList();
    }
  }
}
