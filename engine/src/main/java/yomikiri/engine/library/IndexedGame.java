package yomikiri.engine.library;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * A game of a collection as its index knows it.
 *
 * @param file the record file that holds it
 * @param offset its first byte there
 * @param length bytes
 * @param tags at the head of its record, {@code Game} first
 * @param rewards of each seat, round by round; NaN where a round has no result
 * @param players how many seats the game has
 * @param winner 0 for none yet, 1 for a draw, else 2 + the player's number
 * @param plies of all rounds
 * @param block games of one block are no independent evidence: those on one layout, and copies
 * @param identity the same for duplicates: equal moves, players and date
 * @param firstKey where its positions begin among those of the index
 */
public record IndexedGame(
    String file,
    long offset,
    int length,
    List<Tag> tags,
    List<Double> rewards,
    int players,
    int winner,
    int plies,
    long block,
    long identity,
    int firstKey) {
  public IndexedGame {
    tags = List.copyOf(tags);
    rewards = List.copyOf(rewards);
  }

  /** The value of the first tag called {@code name}. */
  public Optional<String> tag(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).findFirst().map(Tag::value);
  }

  /** The id of the game played. */
  public String game() {
    return tags.getFirst().value();
  }

  public boolean isFinished() {
    return winner != PlayedThrough.UNFINISHED;
  }

  public boolean isDrawn() {
    return winner == PlayedThrough.DRAWN;
  }

  /** Whether {@code player}, by its seat in the first round, won. */
  public boolean isWonBy(int player) {
    return winner == PlayedThrough.FIRST_WON + player;
  }
}
