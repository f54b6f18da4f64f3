package yomikiri.engine.record;

import java.io.IOException;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TextCursor;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * A game of Othello Quest, as its pages hand it out in JSON: players, a day, and moves, each an
 * object whose {@code m} is a square or {@code -} for a pass. One without {@code m} is no move.
 */
final class QuestForm implements RecordForm {
  private static final String TEXT = "\"((?:[^\"\\\\]|\\\\.)*+)\"";
  private static final Pattern BEGIN = Pattern.compile("(?s)[\\[\\s]*+\\{.*?\"m\"\\s*:\\s*\"");
  private static final Pattern MOVES = Pattern.compile("\"moves\"\\s*:\\s*\\[");
  private static final Pattern MOVE = Pattern.compile("\"m\"\\s*:\\s*" + TEXT);
  private static final Pattern PLAYERS = Pattern.compile("\"players\"\\s*:\\s*\\[");
  private static final Pattern NAME = Pattern.compile("\"name\"\\s*:\\s*" + TEXT);
  private static final Pattern DAY =
      Pattern.compile("\"created\"\\s*:\\s*\"(\\d{4}-\\d\\d-\\d\\d)[T\"]");
  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u([0-9a-fA-F]{4})|(.))");
  private static final int SIZE = 8;

  @Override
  public String name() {
    return "Othello Quest";
  }

  @Override
  public List<String> endings() {
    return List.of(".json");
  }

  @Override
  public boolean isOf(Beginning beginning) {
    return beginning.begins(BEGIN);
  }

  @Override
  public Division divide(RecordSource source, GameLookup known) throws IOException {
    return Division.whole(
        source.takeAll(RecordFile.LARGEST + 1)); // so much that its length is seen
  }

  @Override
  public GameRecord<?> read(byte[] game, GameLookup known) throws NotationException {
    return read(RecordFile.text(game), known);
  }

  private static GameRecord<?> read(String json, GameLookup known) throws NotationException {
    TextCursor text = new TextCursor(json);
    OtherGame<?> game = OtherGame.ofOthello(SIZE, known);
    Matcher moves = MOVES.matcher(json);
    if (!moves.find()) {
      throw text.fault(0, "quest.moves");
    }
    int begin = moves.end();
    if (moves.find()) {
      throw text.fault(moves.start(), "record.second-game");
    }
    for (MatchResult move : MOVE.matcher(json).region(begin, json.length()).results().toList()) {
      play(move, text, game);
    }
    players(json, game);
    Matcher day = DAY.matcher(json);
    game.tag(Tag.DATE, day.find() ? day.group(1) : "");
    return game.record(Annotation.NONE);
  }

  private static void play(MatchResult move, TextCursor text, OtherGame<?> game)
      throws NotationException {
    try {
      game.play(game.move(move.group(1)));
    } catch (NotationException e) {
      throw text.placed(e, move.start(1));
    }
  }

  /** The first moves first. */
  private static void players(String json, OtherGame<?> game) {
    Matcher players = PLAYERS.matcher(json);
    Matcher name = NAME.matcher(json);
    int from = players.find() ? players.end() : json.length();
    for (int seat = 0; seat < 2 && name.find(from); seat++) {
      game.tag(Tag.player(seat), unescaped(name.group(1)));
      from = name.end();
    }
  }

  private static String unescaped(String text) {
    return ESCAPE
        .matcher(text)
        .replaceAll(
            escape ->
                Matcher.quoteReplacement(
                    escape.group(1) == null
                        ? escape.group(2)
                        : "" + (char) Integer.parseInt(escape.group(1), 16)));
  }
}
