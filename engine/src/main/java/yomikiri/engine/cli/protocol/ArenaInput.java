package yomikiri.engine.cli.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.protocol.ArenaInput.ArenaTurn.Cell;
import yomikiri.engine.cli.protocol.ArenaInput.ArenaTurn.TrailEnds;
import yomikiri.engine.cli.terminal.LineReader;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;

/** Reads the arena's messages, turn by turn. */
final class ArenaInput {
  static final int WIDTH = 30;
  static final int HEIGHT = 20;

  static final int MOST_PLAYERS = 4;
  private final LineReader lines;
  private int players;
  private int own;

  ArenaInput(InputStream in) {
    lines = new LineReader(in);
  }

  /**
   * The next turn; empty at the end of the input.
   *
   * @throws UserError naming the line that is wrong
   */
  Optional<ArenaTurn> next() {
    String line = line();
    while (line != null && line.isBlank()) {
      line = line();
    }
    if (line == null) {
      return Optional.empty();
    }
    readPlayers(line);
    List<Optional<TrailEnds>> trails = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      trails.add(trailEnds(player));
    }
    return Optional.of(new ArenaTurn(own, trails));
  }

  private void readPlayers(String line) {
    int[] numbers = numbers(line);
    boolean isFirst = players == 0;
    boolean isRight =
        numbers.length == 2
            && numbers[0] >= 2
            && numbers[0] <= MOST_PLAYERS
            && numbers[1] >= 0
            && numbers[1] < numbers[0]
            && (isFirst || numbers[0] == players && numbers[1] == own);
    if (!isRight) {
      throw error(
          isFirst
              ? "N P, the players from 2 to " + MOST_PLAYERS + " and the own number from 0"
              : players + " " + own + " as in the first turn",
          line);
    }
    players = numbers[0];
    own = numbers[1];
  }

  private Optional<TrailEnds> trailEnds(int player) {
    String line = line();
    String expected =
        "X0 Y0 X1 Y1 of player %s, with X below %s and Y below %s, or -1 four times"
            .formatted(player, WIDTH, HEIGHT);
    if (line == null) {
      throw new UserError(
          "line %s: expected %s, found the end of the input"
              .formatted(lines.number() + 1, expected));
    }
    int[] numbers = numbers(line);
    if (numbers.length != 4) {
      throw error(expected, line);
    }
    boolean isOut = true;
    for (int number : numbers) {
      isOut &= number == -1;
    }
    if (isOut) {
      if (player == own) {
        throw error("cells of player " + own + ", who is to move", line);
      }
      return Optional.empty();
    }
    if (!isCell(numbers[0], numbers[1]) || !isCell(numbers[2], numbers[3])) {
      throw error(expected, line);
    }
    return Optional.of(
        new TrailEnds(
            new Cell(numbers[0], numbers[1]), new Cell(numbers[2], numbers[3]), lines.number()));
  }

  private static boolean isCell(int x, int y) {
    return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
  }

  /** The whole numbers of a line; none if it has anything else. */
  private static int[] numbers(String line) {
    String[] words = line.strip().split("\\s+", -1);
    int[] numbers = new int[words.length];
    for (int i = 0; i < words.length; i++) {
      if (!words[i].matches("-?\\d{1,4}")) {
        return new int[0];
      }
      numbers[i] = Integer.parseInt(words[i]);
    }
    return numbers;
  }

  private @Nullable String line() {
    try {
      return lines.next();
    } catch (NotationException e) {
      throw new UserError("line " + e.line() + ": " + e.getMessage());
    } catch (IOException e) {
      throw UserError.unreadable("standard input", e);
    }
  }

  private UserError error(String expected, String found) {
    return error(lines.number(), expected, FoundToken.quoted(found.strip()));
  }

  static UserError error(int line, String expected, String found) {
    return new UserError("line " + line + ": expected " + expected + ", found " + found);
  }

  /**
   * What the arena sends before a move.
   *
   * @param own the player that is to move, from 0
   * @param trails by player; empty for who is out
   */
  record ArenaTurn(int own, List<Optional<TrailEnds>> trails) {
    ArenaTurn {
      trails = List.copyOf(trails);
    }

    int players() {
      return trails.size();
    }

    /** A cell, counted from the top left. */
    record Cell(int x, int y) {
      int distance(Cell other) {
        return Math.abs(x - other.x) + Math.abs(y - other.y);
      }

      @Override
      public String toString() {
        return x + " " + y;
      }
    }

    /** Where a cycle began and where it is, by {@code line} of the input. */
    record TrailEnds(Cell start, Cell head, int line) {}
  }
}
