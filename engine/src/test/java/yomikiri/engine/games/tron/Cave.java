package yomikiri.engine.games.tron;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import yomikiri.engine.game.NotationException;

/**
 * A known position of two cycles that cannot reach each other.
 *
 * @param value 1 if the seat to move wins, -1 if it loses
 * @param winning the moves that win, apart by blanks
 * @param own the most cells that the seat to move can fill
 * @param other the most cells that the other seat can fill
 */
public record Cave(
    String text, TronPosition.Duel position, int value, String winning, int own, int other) {
  /** All that are known. */
  public static List<Cave> all() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(Cave.class.getResourceAsStream("/tron/caves.tsv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().map(Cave::of).toList();
    }
  }

  private static Cave of(String line) {
    String[] parts = line.split("\t", -1);
    String[] fills = parts[3].split(":", -1);
    try {
      return new Cave(
          parts[0],
          Tron.duel(Tron.ARENA).notation().parsePosition(parts[0]),
          Integer.parseInt(parts[1]),
          parts[2],
          Integer.parseInt(fills[0]),
          Integer.parseInt(fills[1]));
    } catch (NotationException e) {
      throw new IllegalArgumentException(line, e);
    }
  }
}
