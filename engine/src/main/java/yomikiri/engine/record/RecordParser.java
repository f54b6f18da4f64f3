package yomikiri.engine.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;

/** Reads a {@link GameRecord}: its tags, and with a {@link MoveTextParser} its moves. */
final class RecordParser {
  private static final Pattern TAG =
      Pattern.compile(
          " *\\[([A-Za-z]\\w*) +\"((?:[^\"\\\\]++|\\\\.)*+)\"\\] *".replace(" ", PlainText.BLANK));
  private static final int MOST_TAGS = 1000;

  private final String[] lines;
  private final GameLookup games;
  private int row;

  RecordParser(String text, GameLookup games) {
    this.lines = PlainText.lines(text).split("\n", -1);
    this.games = games;
  }

  /** A tag and where its value begins. */
  private record Placed(GameRecord.Tag tag, int row, int column) {
    boolean isCalled(String name) {
      return tag.name().equals(name);
    }
  }

  GameRecord<?> record() throws NotationException {
    List<Placed> tags = tags();
    Placed id = required(tags, GameRecord.GAME);
    Game<?> game = games.game(id.tag().value()).orElse(null);
    if (game == null) {
      throw fault(id.row(), id.column(), "record.game", FoundToken.shortened(id.tag().value()));
    }
    return rounds(game, required(tags, GameRecord.LAYOUT), mostRounds(tags), others(tags));
  }

  /** The tags at the head, as they stand there; what follows is not looked at. */
  List<GameRecord.Tag> head() throws NotationException {
    return tags().stream().map(Placed::tag).toList();
  }

  /** What stands behind the tags read so far. */
  String rest() {
    return String.join("\n", Arrays.asList(lines).subList(row, lines.length));
  }

  /** The tags up to the first line that is none, or that begins another round. */
  private List<Placed> tags() throws NotationException {
    List<Placed> tags = new ArrayList<>();
    while (row < lines.length) {
      String line = lines[row];
      int first = PlainText.firstInk(line);
      if (first < line.length()) {
        if (line.charAt(first) != '[') {
          break;
        }
        Placed tag = tag(line);
        if (tag.isCalled(GameRecord.LAYOUT) && find(tags, GameRecord.LAYOUT).isPresent()) {
          break;
        }
        if (tags.size() == MOST_TAGS) {
          throw fault(row, 0, "record.too-many-tags", MOST_TAGS);
        }
        tags.add(tag);
      }
      row++;
    }
    return tags;
  }

  private Placed tag(String line) throws NotationException {
    Matcher matcher = TAG.matcher(line);
    if (!matcher.matches()) {
      throw fault(row, 0, "record.tag", FoundToken.shortened(line));
    }
    String value = matcher.group(2).replaceAll("\\\\(.)", "$1");
    return new Placed(new GameRecord.Tag(matcher.group(1), value), row, matcher.start(2));
  }

  private static Optional<Placed> find(List<Placed> tags, String name) {
    return tags.stream().filter(placed -> placed.isCalled(name)).findFirst();
  }

  private Placed required(List<Placed> tags, String name) throws NotationException {
    return find(tags, name)
        .orElseThrow(() -> fault(Math.min(row, lines.length - 1), 0, "record.missing-tag", name));
  }

  private static List<GameRecord.Tag> others(List<Placed> tags) {
    return tags.stream()
        .filter(tag -> !tag.isCalled(GameRecord.GAME) && !tag.isCalled(GameRecord.LAYOUT))
        .map(Placed::tag)
        .toList();
  }

  private static int mostRounds(List<Placed> tags) throws NotationException {
    Placed rounds = find(tags, GameRecord.Tag.ROUNDS).orElse(null);
    if (rounds == null) {
      return GameRecord.MOST_ROUNDS;
    }
    if (!rounds.tag().value().matches("[1-" + GameRecord.MOST_ROUNDS + "]")) {
      String found = FoundToken.shortened(rounds.tag().value());
      throw fault(
          rounds.row(),
          rounds.column(),
          "record.rounds",
          GameRecord.MOST_ROUNDS,
          FoundToken.shortened(found));
    }
    return Integer.parseInt(rounds.tag().value());
  }

  private <P extends Position> GameRecord<P> rounds(
      Game<P> game, Placed firstLayout, int most, List<GameRecord.Tag> tags)
      throws NotationException {
    List<GameRecord.Round<P>> rounds = new ArrayList<>();
    Placed layout = firstLayout;
    List<GameRecord.Tag> own = List.of();
    while (true) {
      GameSession<P> session = session(game, layout);
      if (!rounds.isEmpty() && session.players() != rounds.getFirst().start().players()) {
        throw fault(layout.row(), layout.column(), "record.players");
      }
      moves(session);
      rounds.add(GameRecord.Round.of(session.start(), own, session.tree()));
      if (row == lines.length) {
        return new GameRecord<>(game, tags, rounds);
      }
      List<Placed> next = nextRound(rounds.size(), most, session.isOver());
      layout = required(next, GameRecord.LAYOUT);
      own = others(next);
    }
  }

  /** The tags of another round. */
  private List<Placed> nextRound(int before, int most, boolean over) throws NotationException {
    int begin = row;
    List<Placed> tags = tags();
    Placed game = find(tags, GameRecord.GAME).orElse(null);
    if (game != null) {
      throw fault(game.row(), 0, "record.second-game");
    }
    String round = Integer.toString(before);
    if (!over) {
      throw fault(begin, 0, "record.round-open", round);
    }
    if (before == most) {
      throw fault(begin, 0, "record.too-many-rounds", round);
    }
    return tags;
  }

  private static <P extends Position> GameSession<P> session(Game<P> game, Placed layout)
      throws NotationException {
    try {
      return new GameSession<>(game, game.notation().parsePosition(layout.tag().value()));
    } catch (NotationException e) {
      throw e.movedTo(layout.row() + 1, layout.column());
    }
  }

  private void moves(GameSession<?> session) throws NotationException {
    MoveTextParser parser = new MoveTextParser(lines, row);
    parser.play(session);
    row = parser.row();
  }

  private static NotationException fault(int row, int column, String fault, Object... details) {
    return new NotationException(row + 1, column + 1, fault, details);
  }
}
