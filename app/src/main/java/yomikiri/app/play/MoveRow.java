package yomikiri.app.play;

import java.util.Optional;
import yomikiri.engine.think.Verdict;

/**
 * One step in the list of moves.
 *
 * @param ply steps played when this one was made, it included: from 1
 * @param gain points the step brought its mover
 * @param verdict what is known of the move
 * @param best what is proven of the best move there was instead
 * @param takenBack whether it waits for redo
 */
public record MoveRow(
    int ply,
    int seat,
    String text,
    int gain,
    Optional<Verdict> verdict,
    Optional<Verdict> best,
    boolean takenBack) {}
