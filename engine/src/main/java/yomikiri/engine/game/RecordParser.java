package yomikiri.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a {@link GameRecord} from left to right, keeping count of lines and columns. */
final class RecordParser {
  private static final Pattern TAG =
      Pattern.compile("\\[([A-Za-z][A-Za-z0-9]*) \"((?:[^\"\\\\]|\\\\.)*)\"\\][ \\t\\r]*");
  private static final Pattern NUMBER = Pattern.compile("\\d+\\.+");

  private final String[] lines;
  private final Function<String, Optional<Game<?>>> games;
  private int row;
  private int column;

  RecordParser(String text, Function<String, Optional<Game<?>>> games) {
    this.lines = text.split("\n", -1);
    this.games = games;
  }

  /** A tag and where its value begins. */
  private record Placed(GameRecord.Tag tag, int row, int column) {}

  GameRecord<?> record() throws NotationException {
    List<Placed> tags = tags();
    Placed id = required(tags, GameRecord.GAME);
    Placed layout = required(tags, GameRecord.LAYOUT);
    Game<?> game = games.apply(id.tag().value()).orElse(null);
    if (game == null) {
      throw fault(
          id.row(),
          id.column(),
          "record.game",
          List.of(id.tag().value()),
          "there is no game \"" + id.tag().value() + "\"");
    }
    List<GameRecord.Tag> others =
        tags.stream()
            .map(Placed::tag)
            .filter(
                tag -> !tag.name().equals(GameRecord.GAME) && !tag.name().equals(GameRecord.LAYOUT))
            .toList();
    return moves(game, layout, others);
  }

  private List<Placed> tags() throws NotationException {
    List<Placed> tags = new ArrayList<>();
    while (row < lines.length) {
      String line = lines[row];
      if (!line.isBlank()) {
        if (line.charAt(0) != '[') {
          break;
        }
        Matcher matcher = TAG.matcher(line);
        if (!matcher.matches()) {
          throw fault(
              row,
              0,
              "record.tag",
              List.of(shortened(line)),
              "expected a tag such as [Game \"mattix-6\"], found \"" + shortened(line) + "\"");
        }
        String value = matcher.group(2).replaceAll("\\\\(.)", "$1");
        tags.add(new Placed(new GameRecord.Tag(matcher.group(1), value), row, matcher.start(2)));
      }
      row++;
    }
    return tags;
  }

  private Placed required(List<Placed> tags, String name) throws NotationException {
    return tags.stream()
        .filter(placed -> placed.tag().name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                fault(
                    Math.min(row, lines.length - 1),
                    0,
                    "record.missing-tag",
                    List.of(name),
                    "the tag [" + name + " \"…\"] is missing"));
  }

  private <P extends Position> GameRecord<P> moves(
      Game<P> game, Placed layout, List<GameRecord.Tag> tags) throws NotationException {
    P start;
    try {
      start = game.notation().parsePosition(layout.tag().value());
    } catch (NotationException e) {
      throw e.movedTo(layout.row() + 1, layout.column());
    }
    GameSession<P> session = new GameSession<>(game, start);
    List<GameRecord.Entry> entries = new ArrayList<>();
    while (skipBlanks()) {
      if (lines[row].charAt(column) == '{') {
        int openRow = row;
        int openColumn = column;
        String comment = comment();
        if (entries.isEmpty()) {
          throw fault(
              openRow, openColumn, "record.comment-first", List.of(), "a comment before any move");
        }
        GameRecord.Entry last = entries.removeLast();
        String joined = last.comment().isEmpty() ? comment : last.comment() + " " + comment;
        entries.add(new GameRecord.Entry(last.step(), joined));
      } else {
        int wordColumn = column;
        String word = word();
        if (!NUMBER.matcher(word).matches()) {
          Step step = step(session, word, wordColumn);
          try {
            session.play(step);
          } catch (IllegalMoveException e) {
            throw illegal(session, word, wordColumn, e);
          }
          entries.add(new GameRecord.Entry(step, ""));
        }
      }
    }
    return new GameRecord<>(game, start, tags, entries);
  }

  private NotationException illegal(
      GameSession<?> session, String word, int wordColumn, IllegalMoveException cause) {
    boolean over = session.isOver();
    NotationException fault =
        fault(
            row,
            wordColumn,
            over ? "record.after-end" : "record.illegal",
            List.of(word, Integer.toString(session.ply() + 1)),
            over
                ? "the game is over, but \"" + word + "\" follows"
                : "move " + (session.ply() + 1) + ", " + word + ", is not allowed there");
    fault.initCause(cause);
    return fault;
  }

  private <P extends Position> Step step(GameSession<P> session, String word, int wordColumn)
      throws NotationException {
    Notation<P> notation = session.game().notation();
    try {
      return switch (session.position()) {
        case TurnPosition turn -> new Step.Single(turn.turn(), notation.parseMove(word));
        case JointPosition joint -> {
          String[] words = word.split("\\+", -1);
          if (words.length != joint.players()) {
            throw new NotationException(
                1,
                1,
                "record.joint",
                List.of(Integer.toString(joint.players()), word),
                "expected " + joint.players() + " moves joined by +, found \"" + word + "\"");
          }
          List<Integer> moves = new ArrayList<>();
          for (String one : words) {
            moves.add(notation.parseMove(one));
          }
          yield new Step.Joint(moves);
        }
      };
    } catch (NotationException e) {
      throw e.movedTo(row + 1, wordColumn);
    }
  }

  /** Goes to the next character that is not white space; false at the end. */
  private boolean skipBlanks() {
    while (row < lines.length) {
      while (column < lines[row].length()) {
        if (!Character.isWhitespace(lines[row].charAt(column))) {
          return true;
        }
        column++;
      }
      row++;
      column = 0;
    }
    return false;
  }

  private String word() {
    int start = column;
    String line = lines[row];
    while (column < line.length()
        && !Character.isWhitespace(line.charAt(column))
        && line.charAt(column) != '{') {
      column++;
    }
    return line.substring(start, column);
  }

  private String comment() throws NotationException {
    int openRow = row;
    int openColumn = column;
    StringBuilder comment = new StringBuilder();
    column++;
    while (row < lines.length) {
      String line = lines[row];
      while (column < line.length()) {
        char c = line.charAt(column++);
        if (c == '}') {
          return comment.toString();
        }
        comment.append(c == '\\' && column < line.length() ? line.charAt(column++) : c);
      }
      comment.append(' ');
      row++;
      column = 0;
    }
    throw fault(
        openRow, openColumn, "record.open-comment", List.of(), "this comment is never closed by }");
  }

  private static String shortened(String line) {
    return line.length() > 40 ? line.substring(0, 40) + "…" : line;
  }

  private static NotationException fault(
      int row, int column, String fault, List<String> details, String message) {
    return new NotationException(row + 1, column + 1, fault, details, message);
  }
}
