package yomikiri.engine.record;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.TextCursor;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * GGF, in which the Generic Game Server hands out its games of Othello. A move may bear the value
 * that its player gave it and the seconds it took, which are our comment on it.
 */
final class GgfForm implements RecordForm {
  private static final Pattern BEGIN =
      Pattern.compile("\\d*\\s*\\(\\s*;(?s:.*?)GM\\[\\s*Othello", Pattern.CASE_INSENSITIVE);
  private static final Pattern BOARD = Pattern.compile("(\\d{1,2})([-*O\\s]*)([*O])\\s*");
  private static final Pattern ANTI = Pattern.compile("s?\\d+[a-z]*a.*");
  private static final Pattern DATE =
      Pattern.compile("(\\d{4})\\.(\\d\\d)\\.(\\d\\d)(?:_([\\d:]+)(?:\\.(\\w+))?)?");
  private static final Pattern RESULT = Pattern.compile("([+-]?)(\\d{1,4})(?:\\.0*)?(?::([a-z]))?");
  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,9}(?:\\.\\d{0,9})?");

  /** Tags of ours that stand there too. */
  static final List<Map.Entry<String, String>> TAGS =
      List.of(
          Map.entry("PC", "Site"),
          Map.entry("PB", Tag.player(0)),
          Map.entry("PW", Tag.player(1)),
          Map.entry("RB", "BlackElo"),
          Map.entry("RW", "WhiteElo"),
          Map.entry("TI", "TimeControl"));

  @Override
  public String name() {
    return "GGF";
  }

  @Override
  public List<String> endings() {
    return List.of(".ggf");
  }

  @Override
  public boolean isOf(Beginning beginning) {
    return beginning.begins(BEGIN);
  }

  @Override
  public Division divide(RecordSource source, GameLookup known) {
    return new TreeDivision(source);
  }

  @Override
  public GameRecord<?> read(byte[] bytes, GameLookup known) throws NotationException {
    TextCursor text = new TextCursor(PlainText.lines(RecordFile.text(bytes)));
    TreeNode head = TreeNode.read(text);
    OtherGame<?> game = begun(head, text, known);
    TAGS.forEach(pair -> game.tag(pair.getValue(), head.text(pair.getKey())));
    date(head.text("DT"), game);
    result(head.text("RE"), game);
    for (Optional<TreeNode> node = Optional.of(head);
        node.isPresent();
        node = node.get().children().stream().findFirst()) {
      for (TreeNode.Property property : node.get().properties()) {
        if (property.name().equals("B") || property.name().equals("W")) {
          for (TreeNode.Value move : property.values()) {
            play(game, property.name().equals("B") ? 0 : 1, move, text);
          }
        }
      }
    }
    return game.record(Annotation.NONE);
  }

  private static OtherGame<?> begun(TreeNode head, TextCursor text, GameLookup known)
      throws NotationException {
    TreeNode.Value type = head.value("TY").orElse(new TreeNode.Value("8", 0));
    if (ANTI.matcher(type.text()).matches()) {
      throw text.fault(type.mark(), "ggf.type", FoundToken.shortened(type.text()));
    }
    TreeNode.Value value = head.value("BO").orElse(null);
    if (value == null) {
      throw text.fault(0, "ggf.board-missing");
    }
    Matcher board = BOARD.matcher(value.text().toUpperCase(Locale.ROOT));
    if (!board.matches()) {
      throw text.fault(value.mark(), "ggf.board", FoundToken.shortened(value.text()));
    }
    int size = Integer.parseInt(board.group(1));
    String cells = board.group(2).replaceAll("\\s", "").replace('*', 'X');
    if (size > 0 && cells.length() != size * size) {
      throw text.fault(value.mark(), "ggf.board", FoundToken.shortened(value.text()));
    }
    String turn = board.group(3).replace('*', 'X');
    try {
      return OtherGame.ofOthello(size, cells + " " + turn, known);
    } catch (NotationException e) {
      throw text.placed(e, value.mark());
    }
  }

  private static void date(String value, OtherGame<?> game) {
    Matcher date = DATE.matcher(value);
    if (!date.matches()) {
      game.tag(Tag.DATE, value);
      return;
    }
    game.tag(Tag.DATE, date.group(1) + "-" + date.group(2) + "-" + date.group(3));
    String time = date.group(4) == null ? "" : date.group(4);
    game.tag("Time", date.group(5) == null ? time : time + " " + date.group(5));
  }

  /** What black is ahead by, and why it ended. */
  private static void result(String value, OtherGame<?> game) {
    Matcher result = RESULT.matcher(value);
    if (result.matches()) {
      int ahead = Integer.parseInt(result.group(2));
      int blackAhead = result.group(1).equals("-") ? -ahead : ahead;
      int loser = blackAhead < 0 ? 0 : 1;
      game.ahead(blackAhead);
      switch (String.valueOf(result.group(3))) {
        case "r" -> game.conceded(new Concession(loser, Concession.Reason.RESIGNED));
        case "t" -> game.conceded(new Concession(loser, Concession.Reason.LOST_ON_TIME));
        default -> {}
      }
    }
  }

  private static void play(OtherGame<?> game, int seat, TreeNode.Value value, TextCursor text)
      throws NotationException {
    String[] parts = value.text().strip().split("/", -1);
    try {
      game.play(seat, game.move(parts[0].strip()));
    } catch (NotationException e) {
      throw text.placed(e, value.mark());
    }
    String worth = parts.length > 1 ? number(parts[1]) : "";
    String time = parts.length > 2 ? number(parts[2]) : "";
    String signed = worth.isEmpty() || "+-".indexOf(worth.charAt(0)) >= 0 ? worth : "+" + worth;
    String words = time.isEmpty() ? signed : signed + (signed.isEmpty() ? "" : ", ") + time + " s";
    game.annotate(Annotation.of(words));
  }

  private static String number(String text) {
    return NUMBER.matcher(text.strip()).matches() ? text.strip() : "";
  }
}
