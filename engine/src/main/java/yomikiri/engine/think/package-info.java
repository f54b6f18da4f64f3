/**
 * How a player thinks: players and their specs, budgets, verdicts and search reports, and what a
 * game offers besides its rules.
 *
 * <p>Read {@link Player} first, then {@link GameKit}. May use {@code game}. A player is for one
 * thread at a time; specs, kits and reports are for any.
 */
@NullMarked
package yomikiri.engine.think;

import org.jspecify.annotations.NullMarked;
