package yomikiri.app.lab.study;

import java.time.Duration;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.kept.Item;
import yomikiri.app.lab.studies.Laboratory;
import yomikiri.app.lab.studies.StudyCard;
import yomikiri.app.thinking.Delays;

/** The games that a study plays at this moment, looked at a few times a second while in view. */
public final class WallViewModel {
  private static final Duration LOOK = Duration.ofMillis(250);

  private final Laboratory lab;
  private final Item<StudyCard> item;
  private final Delays delays;
  private final ReadOnlyObjectWrapper<List<WallBoard>> boards =
      new ReadOnlyObjectWrapper<>(List.of());
  private Delays.@Nullable Pending looking;

  public WallViewModel(Laboratory lab, Item<StudyCard> item, Delays delays) {
    this.lab = lab;
    this.item = item;
    this.delays = delays;
  }

  /** In the order of their numbers. */
  public ReadOnlyObjectProperty<List<WallBoard>> boards() {
    return boards.getReadOnlyProperty();
  }

  /** The wall is in view. */
  public void shown() {
    if (looking == null) {
      look();
    }
  }

  /** The wall is out of view: nothing is looked at any more. */
  public void hidden() {
    if (looking != null) {
      looking.cancel();
      looking = null;
    }
  }

  private void look() {
    looking = delays.after(LOOK, this::look);
    lab.run(item.entry())
        .ifPresentOrElse(
            run -> lab.look(() -> WallBoard.of(run), this::saw), () -> boards.set(List.of()));
  }

  /** Between two games the last boards stay. */
  private void saw(List<WallBoard> seen) {
    if (looking != null && !(seen.isEmpty() && item.isWorking())) {
      boards.set(seen);
    }
  }
}
