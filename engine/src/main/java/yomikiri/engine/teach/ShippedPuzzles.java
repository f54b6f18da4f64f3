package yomikiri.engine.teach;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;

/** The puzzles that come with the program. They are read anew each time, from its own files. */
public final class ShippedPuzzles {
  private ShippedPuzzles() {}

  /** Those of a game by its id in {@code games}; empty if there are none. */
  public static List<Puzzle> of(String game, GameLookup games) {
    try (InputStream in = ShippedPuzzles.class.getResourceAsStream("puzzles/" + game + ".txt")) {
      return in == null
          ? List.of()
          : PuzzleText.read(new String(in.readAllBytes(), StandardCharsets.UTF_8), games);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NotationException e) {
      throw new IllegalStateException(e.sentence(game + ".txt"), e);
    }
  }
}
