package yomikiri.engine.record;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.Branching;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.MoveGlyph;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.TextCursor;
import yomikiri.engine.record.GameRecord.Tag;

/** SGF, in which programs for Go and many others write games, as far as they are of Othello. */
final class SgfForm implements RecordForm {
  private static final Pattern BEGIN = Pattern.compile("\\d*\\s*\\(\\s*;");
  private static final Pattern POINT = Pattern.compile("([a-h])(?:([a-h])|([1-8]))");
  private static final Pattern RESULT = Pattern.compile("([BW])\\+(\\d{1,4})?(?:\\.0)?(R|T)?\\w*");
  private static final String OTHELLO = "2";
  private static final int USUAL_SIZE = 8;

  /** The games of SGF by their numbers, from 1. */
  private static final List<String> GAMES =
      List.of(
          "Go",
          "Othello",
          "chess",
          "Gomoku",
          "Nine Men's Morris",
          "Backgammon",
          "Chinese chess",
          "Shogi",
          "Lines of Action",
          "Ataxx",
          "Hex",
          "Jungle",
          "Neutron",
          "Philosopher's Football",
          "Quadrature",
          "Trax",
          "Tantrix",
          "Amazons");

  private static final List<Map.Entry<String, String>> TAGS =
      List.of(
          Map.entry("EV", "Event"),
          Map.entry("PC", "Site"),
          Map.entry("DT", Tag.DATE),
          Map.entry("RO", "Round"),
          Map.entry("PB", Tag.player(0)),
          Map.entry("PW", Tag.player(1)),
          Map.entry("BR", "BlackElo"),
          Map.entry("WR", "WhiteElo"));

  private static final Map<String, MoveGlyph> GLYPHS =
      Map.of(
          "TE", MoveGlyph.GOOD,
          "BM", MoveGlyph.POOR,
          "IT", MoveGlyph.INTERESTING,
          "DO", MoveGlyph.DUBIOUS);

  private static final Map<String, BoardMark.Shape> MARKS =
      Map.of(
          "CR", BoardMark.Shape.CIRCLE,
          "SQ", BoardMark.Shape.SQUARE,
          "TR", BoardMark.Shape.TRIANGLE,
          "MA", BoardMark.Shape.CROSS);

  @Override
  public String name() {
    return "SGF";
  }

  @Override
  public List<String> endings() {
    return List.of(".sgf");
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
    TreeNode root = TreeNode.read(text);
    OtherGame<?> game = begun(root, text, known);
    TAGS.forEach(pair -> game.tag(pair.getValue(), root.text(pair.getKey())));
    Matcher result = RESULT.matcher(root.text("RE"));
    if (result.matches()) {
      result(result, game);
    }
    play(root, text, game);
    String before = root.text("GC").strip();
    return game.record(Annotation.of(before).and(game.session().tree().root().annotation()));
  }

  private static OtherGame<?> begun(TreeNode root, TextCursor text, GameLookup known)
      throws NotationException {
    TreeNode.Value type = root.value("GM").orElse(new TreeNode.Value("1", 0));
    if (!type.text().strip().equals(OTHELLO)) {
      throw text.fault(type.mark(), "sgf.game", name(type.text().strip()));
    }
    TreeNode.Value size =
        root.value("SZ").orElse(new TreeNode.Value(Integer.toString(USUAL_SIZE), 0));
    Matcher rows = Pattern.compile("\\s*(\\d{1,2})(?::\\1)?\\s*").matcher(size.text());
    if (!rows.matches()) {
      throw text.fault(size.mark(), "sgf.size", FoundToken.shortened(size.text()));
    }
    int length = Integer.parseInt(rows.group(1));
    try {
      OtherGame<?> usual = OtherGame.ofOthello(length, known);
      return OtherGame.ofOthello(length, setUp(root, text, usual.startText(), length), known);
    } catch (NotationException e) {
      throw e.isInText() && e.fault().equals("record.size") ? text.placed(e, size.mark()) : e;
    }
  }

  private static String name(String number) {
    return number.matches("[1-9]|1\\d") && Integer.parseInt(number) <= GAMES.size()
        ? GAMES.get(Integer.parseInt(number) - 1)
        : "GM[" + FoundToken.shortened(number) + "]";
  }

  /** The start with the discs that are set up, and the side to move. */
  private static String setUp(TreeNode root, TextCursor text, String start, int size)
      throws NotationException {
    StringBuilder position = new StringBuilder(start);
    for (TreeNode.Property property : root.properties()) {
      String disc =
          switch (property.name()) {
            case "AB" -> "X";
            case "AW" -> "O";
            case "AE" -> "-";
            default -> "";
          };
      if (!disc.isEmpty()) {
        for (TreeNode.Value value : property.values()) {
          put(disc.charAt(0), value, position, size, text);
        }
      }
    }
    String turn = root.text("PL").strip().toUpperCase(Locale.ROOT);
    if (turn.startsWith("W") || turn.equals("2")) {
      position.setCharAt(position.length() - 1, 'O');
    }
    return position.toString();
  }

  /** Puts discs on a point, or on all points of a rectangle. */
  private static void put(
      char disc, TreeNode.Value value, StringBuilder position, int size, TextCursor text)
      throws NotationException {
    List<String> corners = List.of(value.text().strip().split(":", -1));
    int first = cell(corners.getFirst(), size);
    int last = cell(corners.getLast(), size);
    if (first < 0 || last < 0) {
      throw text.fault(value.mark(), "sgf.point", FoundToken.shortened(value.text()));
    }
    for (int row = first / size; row <= last / size; row++) {
      for (int column = first % size; column <= last % size; column++) {
        position.setCharAt(row * size + column, disc);
      }
    }
  }

  /** The cell that a point is, such as {@code cd} or {@code c4}; less than 0 beside the board. */
  private static int cell(String point, int size) {
    Matcher letters = POINT.matcher(point);
    if (!letters.matches()) {
      return -1;
    }
    int column = point.charAt(0) - 'a';
    int row = point.charAt(1) - (letters.group(2) == null ? '1' : 'a');
    return column < size && row < size ? row * size + column : -1;
  }

  private static void result(Matcher result, OtherGame<?> game) {
    boolean isBlack = result.group(1).equals("B");
    if (result.group(2) != null) {
      int points = Integer.parseInt(result.group(2));
      game.ahead(isBlack ? points : -points);
    } else if (result.group(3) != null) {
      Concession.Reason reason =
          result.group(3).equals("R") ? Concession.Reason.RESIGNED : Concession.Reason.LOST_ON_TIME;
      game.conceded(new Concession(isBlack ? 1 : 0, reason));
    }
  }

  /** A node of the text, and what it goes on from. */
  private record Ahead(TreeNode node, GameTree.Node from) {}

  private static void play(TreeNode root, TextCursor text, OtherGame<?> game)
      throws NotationException {
    game.session().setBranching(Branching.VARY);
    Deque<Ahead> ahead = new ArrayDeque<>();
    ahead.push(new Ahead(root, game.session().node()));
    while (!ahead.isEmpty()) {
      Ahead next = ahead.pop();
      if (game.session().node() != next.from()) {
        game.session().goTo(next.from());
      }
      node(next.node(), next.node() == root, text, game);
      for (TreeNode child : next.node().children().reversed()) {
        ahead.push(new Ahead(child, game.session().node()));
      }
    }
  }

  private static void node(TreeNode node, boolean isRoot, TextCursor text, OtherGame<?> game)
      throws NotationException {
    for (TreeNode.Property property : node.properties()) {
      switch (property.name()) {
        case "B", "W" -> move(property, text, game);
        case "AB", "AW", "AE" -> {
          if (!isRoot) {
            throw text.fault(property.values().getFirst().mark(), "sgf.set-up");
          }
        }
        default -> {}
      }
    }
    int size = OtherGame.othelloSize(game.session().game()).orElse(USUAL_SIZE);
    for (TreeNode.Property property : node.properties()) {
      game.annotate(noted(property, size));
    }
  }

  private static void move(TreeNode.Property property, TextCursor text, OtherGame<?> game)
      throws NotationException {
    int size = OtherGame.othelloSize(game.session().game()).orElse(USUAL_SIZE);
    for (TreeNode.Value value : property.values()) {
      String word = value.text().strip();
      int cell = cell(word, size);
      try {
        game.play(property.name().equals("B") ? 0 : 1, cell >= 0 ? cell : game.move(word));
      } catch (NotationException e) {
        throw text.placed(e, value.mark());
      }
    }
  }

  /** What a property notes beside a move; nothing, for most. */
  private static Annotation noted(TreeNode.Property property, int size) {
    String name = property.name();
    if (name.equals("C")) {
      return Annotation.of(property.values().getFirst().text().strip());
    }
    if (GLYPHS.containsKey(name)) {
      return Annotation.NONE.withGlyph(Optional.ofNullable(GLYPHS.get(name)));
    }
    BoardMark.Shape shape = MARKS.get(name);
    if (shape == null) {
      return Annotation.NONE;
    }
    return Annotation.NONE.withMarks(
        property.values().stream()
            .map(value -> cell(value.text().strip(), size))
            .filter(cell -> cell >= 0)
            .map(cell -> "" + (char) ('a' + cell % size) + (1 + cell / size))
            .map(cell -> BoardMark.on(cell, shape, BoardMark.Color.GREEN))
            .toList());
  }
}
