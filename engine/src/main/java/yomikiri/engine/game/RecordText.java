package yomikiri.engine.game;

import java.util.List;
import java.util.stream.Collectors;

/** Writes a {@link GameRecord}. */
final class RecordText {
  private static final int WIDTH = 80;

  private final StringBuilder text = new StringBuilder();
  private int column;

  private RecordText() {}

  static <P extends Position> String write(GameRecord<P> record) {
    RecordText out = new RecordText();
    Notation<P> notation = record.game().notation();
    out.tag(GameRecord.GAME, record.game().id());
    for (int i = 0; i < record.rounds().size(); i++) {
      GameRecord.Round<P> round = record.rounds().get(i);
      if (i > 0) {
        out.text.append('\n');
      }
      out.tag(GameRecord.LAYOUT, notation.positionText(round.start()));
      List<GameRecord.Tag> tags = i == 0 ? record.tags() : round.tags();
      tags.forEach(tag -> out.tag(tag.name(), tag.value()));
      out.text.append('\n');
      out.moves(notation, round);
    }
    return out.text.toString();
  }

  private <P extends Position> void moves(Notation<P> notation, GameRecord.Round<P> round) {
    int stepsANumber =
        switch (round.start()) {
          case TurnPosition turn -> turn.players();
          case JointPosition joint -> 1;
        };
    for (int i = 0; i < round.entries().size(); i++) {
      if (i % stepsANumber == 0) {
        word((1 + i / stepsANumber) + ".");
      }
      GameRecord.Entry entry = round.entries().get(i);
      word(stepText(notation, entry.step()));
      if (!entry.comment().isEmpty()) {
        word("{" + onOneLine(entry.comment()).replace("\\", "\\\\").replace("}", "\\}") + "}");
      }
    }
    if (column > 0) {
      text.append('\n');
      column = 0;
    }
  }

  /**
   * A step as one word: the moves of a joint step are joined by {@code +}, and {@code
   * --seat2-withdraws} says that the second seat leaves the game.
   */
  static String stepText(Notation<?> notation, Step step) {
    return switch (step) {
      case Step.Single(int seat, int move) -> notation.moveText(move);
      case Step.Joint(List<Integer> moves) ->
          moves.stream().map(notation::moveText).collect(Collectors.joining("+"));
      case Step.Withdrawal(int seat) -> "--seat" + (seat + 1) + "-withdraws";
    };
  }

  private void tag(String name, String value) {
    text.append('[')
        .append(name)
        .append(" \"")
        .append(onOneLine(value).replace("\\", "\\\\").replace("\"", "\\\""))
        .append("\"]\n");
  }

  private static String onOneLine(String words) {
    return words.replaceAll("[\r\n]+", " ");
  }

  private void word(String word) {
    if (column > 0 && column + 1 + word.length() > WIDTH) {
      text.append('\n');
      column = 0;
    }
    if (column > 0) {
      text.append(' ');
      column++;
    }
    text.append(word);
    column += word.length();
  }
}
