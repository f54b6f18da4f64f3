package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.Verdict;

/**
 * The input of a board's drawing at one moment.
 *
 * @param offered the turn or piece that is pointed at among those that may be picked next
 * @param stepped whether another step of the same game was shown before: only then do things move
 */
public record BoardViewState(
    BoardSnapshot<?> snapshot,
    MovePresenter presenter,
    MoveSelection selection,
    Optional<Pick> offered,
    boolean stepped) {
  /** The move that stands for all that go on with {@code pick}: the best where that is known. */
  public OptionalInt move(Pick pick) {
    return selection.best(pick, snapshot.verdicts().keySet());
  }

  /** The same of a cell. */
  public OptionalInt move(int cell) {
    return move(new Pick.Cell(cell));
  }

  /** What is to be shown of the best move that goes on with {@code pick}. */
  public @Nullable Verdict verdict(Pick pick) {
    OptionalInt move = move(pick);
    return move.isEmpty() ? null : snapshot.verdicts().get(move.getAsInt());
  }

  /** The same of a cell. */
  public @Nullable Verdict verdict(int cell) {
    return verdict(new Pick.Cell(cell));
  }

  /** The same as it is shown, seen beside the best move of all. */
  public @Nullable VerdictDisplay display(Texts texts, Pick pick) {
    Verdict verdict = verdict(pick);
    if (verdict == null) {
      return null;
    }
    Verdict best = snapshot.verdicts().values().iterator().next();
    Judge judge = Judge.of(snapshot.kit());
    VerdictDisplay display =
        verdict instanceof Verdict.Learnt
            ? VerdictDisplay.tinted(texts, presenter, best, verdict, judge)
            : VerdictDisplay.of(texts, presenter, best, verdict, judge);
    Verdict proven = snapshot.proven().get(move(pick).getAsInt());
    return proven == null ? display : display.beside(texts, presenter, proven, judge);
  }

  /** What {@code pick} brings about; empty where more is to be picked, or no more can be told. */
  public String outlook(Texts texts, Pick pick) {
    List<Integer> through = selection.through(pick);
    return through.size() == 1
        ? presenter.outlook(texts, snapshot.position(), through.getFirst())
        : "";
  }

  /** What is to stand beside a cell. */
  public MoveAnnotations annotations(Texts texts, int cell) {
    Pick pick = new Pick.Cell(cell);
    boolean mistake =
        snapshot.mistake().isPresent()
            && selection.through(pick).contains(snapshot.mistake().getAsInt());
    return new MoveAnnotations(display(texts, pick), isHint(pick), mistake, ahead(texts, pick));
  }

  /**
   * Where no move can be made, what each turn or piece is worth that would come next: else they are
   * told when the cell is picked.
   */
  private List<String> ahead(Texts texts, Pick cell) {
    Optional<MoveSelection> then =
        snapshot.playable() || snapshot.verdicts().isEmpty()
            ? Optional.empty()
            : selection.ahead(cell);
    if (then.isEmpty()) {
      return List.of();
    }
    BoardViewState after =
        new BoardViewState(snapshot, presenter, then.get(), Optional.empty(), false);
    List<String> said = new ArrayList<>();
    for (Pick option : then.get().options()) {
      VerdictDisplay display = after.display(texts, option);
      if (display != null) {
        said.add(texts.get("joined.colon", presenter.option(option).in(texts), display.spoken()));
      }
    }
    return said;
  }

  /** Whether the move to be pointed at goes on with {@code pick}. */
  public boolean isHint(Pick pick) {
    return snapshot.hint().isPresent()
        && selection.through(pick).contains(snapshot.hint().getAsInt());
  }

  /** The same of a cell. */
  public boolean isHint(int cell) {
    return isHint(new Pick.Cell(cell));
  }
}
