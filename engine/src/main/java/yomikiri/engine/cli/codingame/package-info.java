/** A bot for the arena Tron Battle of CodinGame. */
@NullMarked
package yomikiri.engine.cli.codingame;

import org.jspecify.annotations.NullMarked;
