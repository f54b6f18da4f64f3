package yomikiri.engine.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.Branching;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;

/**
 * A game written down, in one format for all games: tag lines such as {@code [Game "mattix-6"]} and
 * {@code [Layout "…"]}, then the numbered moves, each with a comment in braces if there is one.
 * Reading checks every move; tags it does not know are kept.
 *
 * <p>A game of several rounds has another {@code [Layout "…"]} and its moves behind those of each
 * round, and says with {@code [Rounds "2"]} at its head how many were agreed. From round to round
 * everybody moves one seat on ({@link #seat}), so for two the sides are swapped. {@code Player1} is
 * who sits on seat 0 in the first round; {@code Result} holds the points of all rounds together, by
 * player.
 *
 * <p>A file may hold several games one behind the other; {@link RecordReader} reads them.
 *
 * @param tags those at the head but {@code Game} and {@code Layout}, in order
 * @param rounds at least one, at most {@value #MOST_ROUNDS}; all but the last are over
 */
public record GameRecord<P extends Position>(Game<P> game, List<Tag> tags, List<Round<P>> rounds) {
  public static final int MOST_ROUNDS = 9;

  static final String GAME = "Game";
  static final String LAYOUT = "Layout";

  public GameRecord {
    tags = List.copyOf(tags);
    rounds = rounds.stream().map(round -> round.with(game.copyOf(round.start()))).toList();
    int agreed = agreed(tags).orElse(rounds.size());
    if (rounds.isEmpty() || agreed < rounds.size() || agreed > MOST_ROUNDS) {
      throw new IllegalArgumentException(rounds.size() + " rounds of " + agreed);
    }
  }

  /** A game of one round. */
  public GameRecord(Game<P> game, P start, List<Tag> tags, List<Entry> entries) {
    this(game, tags, List.of(new Round<>(start, List.of(), Annotation.NONE, entries)));
  }

  /** A line {@code [name "value"]} at the head of a record. */
  public record Tag(String name, String value) {
    public static final String DATE = "Date";
    public static final String RESULT = "Result";

    /** What another program gave as the result, where the moves lead to another one. */
    public static final String GIVEN_RESULT = "GivenResult";

    /** What the layout of the round was dealt by, where it was dealt by chance. */
    public static final String SEED = "Seed";

    /** The rounds agreed; not written where it is one. */
    public static final String ROUNDS = "Rounds";

    /**
     * How it ended: {@link #NORMAL}, {@link #UNTERMINATED}, or a sentence about a {@link
     * Concession} or a forfeit.
     */
    public static final String TERMINATION = "Termination";

    /** Played to the end of the last round agreed. */
    public static final String NORMAL = "normal";

    /** Broken off, or still going on. */
    public static final String UNTERMINATED = "unterminated";

    /** What kind of names the players bear. */
    public static final String NAMES = "Names";

    /** All are people, also where a name is that of a player of ours. */
    public static final String PEOPLE = "people";

    public Tag {
      value = PlainText.whole(value);
    }

    /** The name of the tag that says who sits on {@code seat}: {@code Player1} for seat 0. */
    public static String player(int seat) {
      return "Player" + (seat + 1);
    }
  }

  /**
   * The record of one round.
   *
   * @param tags those behind its {@code Layout}; the first round's are the record's, so it has none
   * @param before what is noted before the first step
   * @param entries the main line
   */
  public record Round<P extends Position>(
      P start, List<Tag> tags, Annotation before, List<Entry> entries) {
    public Round {
      tags = List.copyOf(tags);
      entries = List.copyOf(entries);
    }

    /** The main line of {@code tree} and its variations, with all that is noted there. */
    public static <P extends Position> Round<P> of(P start, List<Tag> tags, GameTree tree) {
      GameTree.Node root = tree.root();
      return new Round<>(
          start,
          tags,
          root.annotation(),
          new TreeEntries(node -> node.annotation().comment()).line(root.mainLine()));
    }

    /** The steps played in {@code session}, without variations, with {@code comments} by step. */
    public static <P extends Position> Round<P> of(GameSession<P> session, List<String> comments) {
      List<Step> line = session.line();
      List<Entry> entries =
          IntStream.range(0, session.ply())
              .mapToObj(i -> new Entry(line.get(i), i < comments.size() ? comments.get(i) : ""))
              .toList();
      return new Round<>(session.start(), List.of(), Annotation.NONE, entries);
    }

    /** Plays the main line, and has the variations and notes in the tree of {@code session}. */
    public void playIn(GameSession<?> session) {
      play(before, entries, session);
    }

    private Round<P> with(P ownStart) {
      return new Round<>(ownStart, tags, before, entries);
    }

    /** How many variations there are, those within others too. */
    public int variations() {
      return Entry.variations(entries);
    }
  }

  /**
   * A step of the game.
   *
   * @param annotation what is noted beside it
   * @param variations lines that begin with another step in its place, none of them empty
   */
  public record Entry(Step step, Annotation annotation, List<List<Entry>> variations) {
    public Entry {
      variations =
          variations.isEmpty() ? List.of() : variations.stream().map(List::copyOf).toList();
    }

    /** A step without variations, with a comment or an empty one. */
    public Entry(Step step, String comment) {
      this(step, Annotation.of(comment), List.of());
    }

    public String comment() {
      return annotation.comment();
    }

    private static int variations(List<Entry> line) {
      return line.stream()
          .flatMap(entry -> entry.variations().stream())
          .mapToInt(variation -> 1 + variations(variation))
          .sum();
    }
  }

  /** Plays a main line, with variations and notes, in a new session, which ends there. */
  public static void play(Annotation before, List<Entry> entries, GameSession<?> session) {
    session.node().annotate(before);
    session.setBranching(Branching.VARY);
    play(entries, session);
    session.setBranching(Branching.REPLACE);
  }

  private static void play(List<Entry> line, GameSession<?> session) {
    for (Entry entry : line) {
      GameTree.Node before = session.node();
      session.play(entry.step());
      GameTree.Node node = session.node();
      node.annotate(node.annotation().and(entry.annotation()));
      for (List<Entry> variation : entry.variations()) {
        session.goTo(before);
        play(variation, session);
        session.goTo(node);
      }
    }
  }

  /** A game of one round as far as it has been played; see {@link Round#of}. */
  public static <P extends Position> GameRecord<P> of(
      GameSession<P> session, List<Tag> tags, List<String> comments) {
    return new GameRecord<>(session.game(), tags, List.of(Round.of(session, comments)));
  }

  /** Where a player, by its seat in the first round, sits in a round, both from 0. */
  public static int seat(int player, int round, int players) {
    return (player + round) % players;
  }

  /** Who sits there in {@code round}, from 0: the reverse of {@link #seat}. */
  public static int player(int seat, int round, int players) {
    return Math.floorMod(seat - round, players);
  }

  /** The points of each player in all rounds together. */
  public static List<Integer> totals(List<? extends GameSession<?>> rounds) {
    int players = rounds.getFirst().players();
    return IntStream.range(0, players)
        .mapToObj(
            player ->
                IntStream.range(0, rounds.size())
                    .map(round -> rounds.get(round).score(seat(player, round, players)))
                    .sum())
        .toList();
  }

  /** The tag {@code Result}: the {@link #totals} joined by {@code :}. */
  public static Tag resultOf(List<? extends GameSession<?>> rounds) {
    String points =
        totals(rounds).stream().map(total -> total.toString()).collect(Collectors.joining(":"));
    return new Tag(Tag.RESULT, points);
  }

  /** The tag {@code Result} of a game of one round. */
  public static Tag resultOf(GameSession<?> session) {
    return resultOf(List.of(session));
  }

  /** The tag {@code Termination} of a game without a forfeit. */
  public static Tag terminationOf(boolean over) {
    return new Tag(Tag.TERMINATION, over ? Tag.NORMAL : Tag.UNTERMINATED);
  }

  /** The value of the first tag called {@code name}. */
  public Optional<String> tag(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).findFirst().map(Tag::value);
  }

  /** Which player lost before the game was over by the rules. */
  public Optional<Concession> concession() {
    return tag(Tag.TERMINATION)
        .flatMap(Concession::read)
        .filter(one -> one.seat() < rounds.getFirst().start().players());
  }

  /** How many rounds were agreed. */
  public int agreedRounds() {
    return agreed(tags).orElse(rounds.size());
  }

  private static OptionalInt agreed(List<Tag> tags) {
    return tags.stream()
        .filter(tag -> tag.name().equals(Tag.ROUNDS))
        .mapToInt(tag -> Integer.parseInt(tag.value()))
        .findFirst();
  }

  /** The start of the first round. */
  public P start() {
    return game.copyOf(rounds.getFirst().start());
  }

  /** The steps of the first round. */
  public List<Entry> entries() {
    return rounds.getFirst().entries();
  }

  /** A session that has played the whole first round. */
  public GameSession<P> session() {
    return session(0);
  }

  /** A session at the end of the main line of {@code round}, from 0, with its variations. */
  public GameSession<P> session(int round) {
    GameSession<P> session = new GameSession<>(game, rounds.get(round).start());
    rounds.get(round).playIn(session);
    return session;
  }

  /** The sessions of all rounds. */
  public List<GameSession<P>> sessions() {
    return IntStream.range(0, rounds.size()).mapToObj(this::session).toList();
  }

  /** All tags at the head, {@code Game} and {@code Layout} among them. */
  List<Tag> head() {
    List<Tag> head = new ArrayList<>();
    head.add(new Tag(GAME, game.id()));
    head.add(new Tag(LAYOUT, game.notation().positionText(rounds.getFirst().start())));
    head.addAll(tags);
    return head;
  }

  /** The text that {@link #parse} reads, ending with a line break. */
  public String text() {
    return RecordWriter.write(this);
  }

  /** The moves of {@code round}, from 0, as a tree of lines: variations stand further in. */
  public String treeText(int round) {
    return RecordWriter.tree(game.notation(), rounds.get(round));
  }

  /**
   * Reads a record, or a game as other programs write it, and plays it through.
   *
   * @throws NotationException naming line and column of the first thing wrong; of a text that names
   *     no game, in the terms of the game that got furthest with it
   */
  public static GameRecord<?> parse(String text, GameLookup games) throws NotationException {
    return RecordFile.read(text.getBytes(StandardCharsets.UTF_8), games);
  }

  /** Whether {@code text} may be that of a position alone: it is in none of the forms with tags. */
  public static boolean mayBePosition(String text) {
    return RecordForms.mayBePosition(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The steps of the first round as {@link #parse} reads them, without numbers and comments. */
  public String moveText() {
    return entries().stream()
        .map(entry -> entry.step().text(game.notation()))
        .collect(Collectors.joining(" "));
  }

  /** The steps of the first round alone. */
  public List<Step> steps() {
    return new ArrayList<>(entries().stream().map(Entry::step).toList());
  }
}
