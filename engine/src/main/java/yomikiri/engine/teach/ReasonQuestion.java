package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Mistake;
import yomikiri.engine.think.Reason;

/**
 * Which reason holds of a mistake.
 *
 * @param reason the one that does
 * @param choices to choose from, the true one among them and each of another id; none where there
 *     are no others that are sure not to hold
 */
public record ReasonQuestion(Reason reason, List<Choice> choices) {
  /** Others to choose from, at most. */
  static final int OTHERS = 3;

  public ReasonQuestion {
    choices = List.copyOf(choices);
  }

  /** A reason to choose: the {@code id} of its sentence, and the figures in its places. */
  public record Choice(String id, List<String> figures) {
    public Choice {
      figures = List.copyOf(figures);
    }
  }

  /** The question about a mistake; empty where no reason is found. Takes some milliseconds. */
  public static <P extends Position> Optional<ReasonQuestion> of(
      GameKit<P> kit, Mistake<P> mistake) {
    return new Explainer<>(kit)
        .explain(mistake).stream()
            .findFirst()
            .map(reason -> new ReasonQuestion(reason, choices(mistake, reason)));
  }

  private static <P extends Position> List<Choice> choices(Mistake<P> mistake, Reason reason) {
    List<Choice> choices =
        new ArrayList<>(
            new FalseReasons<>(mistake).besides(reason.id()).stream().limit(OTHERS).toList());
    if (!choices.isEmpty()) {
      choices.add(new Choice(reason.id(), reason.figures()));
      Collections.rotate(choices, Math.floorMod(mistake.before().key(), choices.size()));
    }
    return choices;
  }
}
