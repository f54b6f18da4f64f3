package yomikiri.engine.library;

import yomikiri.engine.game.Step;
import yomikiri.engine.stats.Interval;

/**
 * A move as it was played in the games of a collection, seen from who moves.
 *
 * @param step of those that lead to one position up to symmetry, the first
 * @param games in which it was played
 * @param wins of these; like the two others, only of games with a result
 * @param rate the share of points, from 0 to 1; 0.5 where no game has a result
 * @param interval of the rate, 95%; games of one block are no independent evidence
 */
public record ExploredMove(
    Step step, int games, int wins, int draws, int losses, double rate, Interval interval) {}
