package yomikiri.engine.record;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.GameRecord.Tag;

/** Writes games of Othello as {@link GgfForm} reads them, each round as a game on a line. */
final class GgfWriter {
  private static final Pattern COMMENT =
      Pattern.compile(
          "(?:(?<value>[+\u2212-]?\\d+(?:\\.\\d+)?)(?: proven(?: in \\d+ pl(?:y|ies))?)?(?=,|$))?"
              + "(?:(?:^|, )depth \\d+)?(?:(?:^|, )(?<time>\\d+(?:\\.\\d+)?) (?<unit>m?s))?");

  private final StringBuilder text = new StringBuilder();

  private GgfWriter() {}

  /** Whether a comment can be written there: a value, a time, or both. */
  static boolean holds(String comment) {
    return COMMENT.matcher(comment).matches();
  }

  /**
   * A game of Othello as text; comments that are not {@link #holds held} are left out.
   *
   * @throws IllegalArgumentException if it is of another game
   */
  static <P extends Position> String write(GameRecord<P> record) {
    GgfWriter writer = new GgfWriter();
    for (int round = 0; round < record.rounds().size(); round++) {
      writer.round(record, round);
    }
    return writer.text.toString();
  }

  private <P extends Position> void round(GameRecord<P> record, int round) {
    GameSession<P> session = record.session(round);
    int size = OtherGame.othelloSize(record.game()).orElseThrow(IllegalArgumentException::new);
    text.append("(;GM[Othello]");
    for (Map.Entry<String, String> pair : GgfForm.TAGS) {
      property(pair.getKey(), value(record, pair.getValue(), round));
    }
    String date = value(record, Tag.DATE, round).replace('-', '.');
    String time = value(record, "Time", round).replace(' ', '.');
    property("DT", date.isEmpty() || time.isEmpty() ? date : date + "_" + time);
    property("TY", Integer.toString(size));
    property("RE", result(record, round, session));
    property("BO", size + board(record.game().notation().positionText(session.start()), size));
    moves(record, round);
    text.append(";)\n");
  }

  /** What a tag says of a round in which the players sit on other seats. */
  private static String value(GameRecord<?> record, String name, int round) {
    for (int seat = 0; seat < 2; seat++) {
      if (name.equals(Tag.player(seat))) {
        return record.tag(Tag.player(GameRecord.player(seat, round, 2))).orElse("");
      }
    }
    return record.tag(name).orElse("");
  }

  private void property(String name, String value) {
    if (!value.isEmpty()) {
      String escaped = value.replace("\\", "\\\\").replace("]", "\\]");
      text.append(name).append('[').append(escaped.replace('\n', ' ')).append(']');
    }
  }

  /** The rows apart, then the side to move. */
  private static String board(String position, int size) {
    StringBuilder rows = new StringBuilder();
    for (int row = 0; row < size; row++) {
      rows.append(' ').append(position, row * size, (row + 1) * size);
    }
    return rows.append(position.substring(size * size)).toString().replace('X', '*');
  }

  /** What black is ahead by; of a game that does not reach its end as its record says. */
  private static String result(GameRecord<?> record, int round, GameSession<?> session) {
    Concession lost = round + 1 == record.rounds().size() ? record.concession().orElse(null) : null;
    if (session.isOver()) {
      return ahead(session.score(0) - session.score(1));
    }
    List<String> given = List.of(record.tag(Tag.RESULT).orElse("").split(":", -1));
    boolean isWhole = given.size() == 2 && given.stream().allMatch(one -> one.matches("\\d{1,3}"));
    if (lost == null || !isWhole) {
      return "?";
    }
    int seat = GameRecord.seat(lost.seat(), round, 2);
    int points = Integer.parseInt(given.getFirst()) - Integer.parseInt(given.getLast());
    boolean isLoss = seat == 0 ? points < 0 : points > 0;
    int size = session.game().moveLimit() - 1;
    String reason = lost.reason() == Concession.Reason.RESIGNED ? ":r" : ":t";
    return ahead(isLoss ? points : seat == 0 ? -size : size) + reason;
  }

  private static String ahead(int points) {
    return (points < 0 ? "" : "+") + points + ".000";
  }

  private void moves(GameRecord<?> record, int round) {
    for (GameRecord.Entry entry : record.rounds().get(round).entries()) {
      if (entry.step() instanceof Step.Single(int seat, int move)) {
        boolean isPass = record.game().pass().stream().anyMatch(pass -> pass == move);
        String word = isPass ? "PA" : record.game().notation().moveText(move);
        Matcher comment = COMMENT.matcher(entry.comment());
        property(seat == 0 ? "B" : "W", comment.matches() ? word + said(comment) : word);
      }
    }
  }

  /** The value and the seconds. */
  private static String said(Matcher comment) {
    String value = comment.group("value");
    String time = comment.group("time");
    String worth = value == null ? "" : value.replace('\u2212', '-');
    if (time == null) {
      return worth.isEmpty() ? "" : "/" + worth;
    }
    boolean isMillis = "ms".equals(comment.group("unit"));
    return "/" + worth + "/" + (isMillis ? Double.toString(Double.parseDouble(time) / 1000) : time);
  }
}
