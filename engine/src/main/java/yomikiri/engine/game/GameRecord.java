package yomikiri.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game written down, in one format for all games: tag lines such as {@code [Game "mattix-6"]} and
 * {@code [Layout "…"]}, then the numbered moves, each with a comment in braces if there is one.
 * Reading checks every move; tags it does not know are kept.
 *
 * @param tags all tags but {@code Game} and {@code Layout}, in order
 */
public record GameRecord<P extends Position>(
    Game<P> game, P start, List<Tag> tags, List<Entry> entries) {
  static final String GAME = "Game";
  static final String LAYOUT = "Layout";

  public GameRecord {
    start = game.copyOf(start);
    tags = List.copyOf(tags);
    entries = List.copyOf(entries);
  }

  /** A line {@code [name "value"]} at the head of a record. */
  public record Tag(String name, String value) {
    public static final String DATE = "Date";
    public static final String RESULT = "Result";
    public static final String TERMINATION = "Termination";

    /** The name of the tag that says who sits on {@code seat}: {@code Player1} for seat 0. */
    public static String player(int seat) {
      return "Player" + (seat + 1);
    }
  }

  /**
   * A step of the game.
   *
   * @param comment what stands in braces behind it; empty for none
   */
  public record Entry(Step step, String comment) {}

  /**
   * The steps played so far in {@code session}.
   *
   * @param comments by step; steps beyond its end have none
   */
  public static <P extends Position> GameRecord<P> of(
      GameSession<P> session, List<Tag> tags, List<String> comments) {
    List<Step> line = session.line();
    List<Entry> entries =
        IntStream.range(0, session.ply())
            .mapToObj(i -> new Entry(line.get(i), i < comments.size() ? comments.get(i) : ""))
            .toList();
    return new GameRecord<>(session.game(), session.start(), tags, entries);
  }

  /** The tag {@code Result} of a game: the scores joined by {@code :}. */
  public static Tag resultOf(GameSession<?> session) {
    String scores =
        IntStream.range(0, session.players())
            .mapToObj(seat -> Integer.toString(session.score(seat)))
            .collect(Collectors.joining(":"));
    return new Tag(Tag.RESULT, scores);
  }

  /** The value of the first tag called {@code name}. */
  public Optional<String> tag(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).findFirst().map(Tag::value);
  }

  /** A session that has played the whole record. */
  public GameSession<P> session() {
    GameSession<P> session = new GameSession<>(game, start);
    entries.forEach(entry -> session.play(entry.step()));
    return session;
  }

  /** The text that {@link #parse} reads, ending with a line break. */
  public String text() {
    return RecordText.write(this);
  }

  /**
   * Reads a record and plays it through.
   *
   * @param games finds a game by its id
   * @throws NotationException naming line and column of the first thing wrong
   */
  public static GameRecord<?> parse(String text, Function<String, Optional<Game<?>>> games)
      throws NotationException {
    return new RecordParser(text, games).record();
  }

  /** The steps alone. */
  public List<Step> steps() {
    return new ArrayList<>(entries.stream().map(Entry::step).toList());
  }
}
