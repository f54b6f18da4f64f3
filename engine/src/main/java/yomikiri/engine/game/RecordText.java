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
    out.tag(GameRecord.LAYOUT, notation.positionText(record.start()));
    record.tags().forEach(tag -> out.tag(tag.name(), tag.value()));
    out.text.append('\n');
    int stepsARound =
        switch (record.start()) {
          case TurnPosition turn -> turn.players();
          case JointPosition joint -> 1;
        };
    for (int i = 0; i < record.entries().size(); i++) {
      if (i % stepsARound == 0) {
        out.word((1 + i / stepsARound) + ".");
      }
      GameRecord.Entry entry = record.entries().get(i);
      out.word(stepText(notation, entry.step()));
      if (!entry.comment().isEmpty()) {
        out.word("{" + entry.comment().replace("\\", "\\\\").replace("}", "\\}") + "}");
      }
    }
    if (out.column > 0) {
      out.text.append('\n');
    }
    return out.text.toString();
  }

  /** A step as one word: the moves of a joint step are joined by {@code +}. */
  private static String stepText(Notation<?> notation, Step step) {
    return switch (step) {
      case Step.Single(int seat, int move) -> notation.moveText(move);
      case Step.Joint(List<Integer> moves) ->
          moves.stream().map(notation::moveText).collect(Collectors.joining("+"));
    };
  }

  private void tag(String name, String value) {
    text.append('[')
        .append(name)
        .append(" \"")
        .append(value.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("[\r\n]+", " "))
        .append("\"]\n");
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
