package yomikiri.engine.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.NotationException;

/**
 * A game with the labels that a judge gave some of its positions. As text it is one line: the
 * number, a tab, the moves, a tab, and the labels, such as {@code 12:+0.0469}.
 *
 * @param number in its plan
 * @param labels in the order of their plies
 */
public record LabelledGame(int number, List<Integer> moves, List<Label> labels) {
  private static final Pattern LABEL = Pattern.compile("\\d{1,4}:[-+][01]\\.\\d{4}");

  public LabelledGame {
    moves = List.copyOf(moves);
    labels = List.copyOf(labels);
  }

  /** A judge's value after {@code ply} moves, to the seat to move from -1, lost, to 1, won. */
  public record Label(int ply, double worth) {
    private String text() {
      return String.format(Locale.ROOT, "%d:%+.4f", ply, worth);
    }
  }

  /** The line, with its end. */
  String text(Game<?> game) {
    Stream<String> played = moves.stream().map(game.notation()::moveText);
    Stream<String> judged = labels.stream().map(Label::text);
    return number
        + "\t"
        + played.collect(Collectors.joining(" "))
        + "\t"
        + judged.collect(Collectors.joining(" "))
        + "\n";
  }

  /**
   * Reads a line and plays the game.
   *
   * @param start where the game begins
   * @param line its number in the file, for sentences
   * @throws NotationException naming the place of what is wrong
   */
  static <P extends DuelPosition> LabelledGame parse(String text, Game<P> game, P start, int line)
      throws NotationException {
    String[] parts = text.split("\t", -1);
    if (parts.length != 3 || !parts[0].matches("\\d{1,9}")) {
      throw fault(line, "a number, the moves and the labels, with tabs between", text);
    }
    GameSession<P> session = new GameSession<>(game, start);
    List<Integer> moves = new ArrayList<>();
    for (String move : words(parts[1])) {
      try {
        moves.add(game.notation().parseMove(move));
        session.play(session.position().turn(), moves.getLast());
      } catch (NotationException | IllegalMoveException e) {
        throw fault(line, "a move that is legal there", move);
      }
    }
    List<Label> labels = new ArrayList<>();
    for (String label : words(parts[2])) {
      labels.add(label(label, moves.size(), line));
    }
    return new LabelledGame(Integer.parseInt(parts[0]), moves, labels);
  }

  private static Label label(String text, int plies, int line) throws NotationException {
    if (LABEL.matcher(text).matches()) {
      int colon = text.indexOf(':');
      Label label =
          new Label(
              Integer.parseInt(text.substring(0, colon)),
              Double.parseDouble(text.substring(colon + 1)));
      if (label.ply < plies && Math.abs(label.worth) <= 1) {
        return label;
      }
    }
    throw fault(line, "a label such as 12:+0.0469", text);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  private static NotationException fault(int line, String expected, String found) {
    return new NotationException(line, 1, "label.line", expected, FoundToken.shortened(found));
  }
}
