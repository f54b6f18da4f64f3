package yomikiri.app.board.trapez;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.Played;
import yomikiri.engine.games.trapez.Trapez;
import yomikiri.engine.think.ResourceCache;

final class TrapezBoardTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return TrapezUi.of(Trapez.kit(ResourceCache.NONE));
  }

  @Test
  void theHintLeavesTheNameAndTheWorthOfItsCellToBeRead() {
    onBoard(
        board -> {
          board.show(Played.valued(positions().getFirst()));
          board.root().applyCss();
          board.root().layout();
          Node hint = board.root().lookup(".tile-hint");
          List<Node> words =
              List.copyOf(hint.getParent().lookupAll(".label")).stream()
                  .filter(Node::isVisible)
                  .toList();
          assertThat(words).hasSize(2);
          assertThat(words)
              .noneMatch(word -> word.getBoundsInParent().intersects(hint.getBoundsInParent()));
        });
  }
}
