package yomikiri.app.play.session;

import java.util.OptionalInt;

/**
 * A seat as the panel shows it.
 *
 * @param score points at the position shown
 * @param total the same with those of the rounds before; empty in a game of one round
 * @param toMove whether it is to move at the position shown
 * @param chosen whether it has chosen its part of a joint move that others are still to choose
 * @param out whether it moves no more, although others play on
 * @param thinking whether its player is thinking now
 */
public record SeatSnapshot(
    int seat,
    SeatSetup setup,
    int score,
    OptionalInt total,
    boolean toMove,
    boolean chosen,
    boolean out,
    boolean thinking) {}
