package yomikiri.engine.games.othello.search;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.games.othello.board.OthelloRootMove;

/**
 * An opening book of 8×8: positions whose moves were searched deeply. The value of a move is what
 * the best play of both sides comes to as far as the book goes (Buro 1999, "Toward opening book
 * learning"); nothing in it is proven.
 *
 * <p>In its text every position is a line: the moves that lead to it, {@code -} for none, the plies
 * it was searched to, the nodes that this took, what no other move is worth more than, and the best
 * moves with their values, in discs for the side to move: {@code f5d6 14 2613004 -4.10 c3 0.42 c5
 * -0.10}. Lines that begin with {@code #} tell how the book was made. Positions that are the same
 * once the board is turned are one.
 */
public final class SearchedBook {
  private static final int SIZE = 8;
  private static final String VALUE = "-?\\d{1,2}\\.\\d\\d";
  private static final Pattern LINE =
      Pattern.compile(
          "((?:[a-h][1-8])+|-) (\\d{1,2}) (\\d{1,15}) ("
              + VALUE
              + ")((?: [a-h][1-8] "
              + VALUE
              + ")+)");
  private static final Pattern MOVE = Pattern.compile(" ([a-h][1-8]) (" + VALUE + ")");

  private final Map<CanonicalPosition, Page> pages = new HashMap<>();
  private final Map<CanonicalPosition, Double> worths =
      new ConcurrentHashMap<>(); // of pages, when asked for

  /**
   * What a book has of a position.
   *
   * @param plies that its moves were searched to
   * @param nodes that this took
   * @param rest no move that is missing is worth more, in discs
   * @param moves the values of the others in discs, by the position after each
   */
  public record Page(int plies, long nodes, double rest, Map<CanonicalPosition, Double> moves) {
    public Page {
      moves = Map.copyOf(moves);
    }

    /** What the best of the moves is worth that are not missing. */
    double best() {
      return moves.values().stream().max(Comparator.naturalOrder()).orElseThrow();
    }

    /** Whether no missing move may be better than all others. */
    public boolean hasBest() {
      return best() >= rest;
    }
  }

  /**
   * A move and the position after it, in which a side that cannot move has passed already.
   *
   * @param hasPassed whether the other side had to pass, so that the same side moves again
   */
  public record Next(int square, long own, long other, boolean hasPassed) {
    /** Where the game begins: black, to move, on e4 and d5. */
    public static final Next START = new Next(-1, 0x0000000810000000L, 0x0000001008000000L, false);

    /** The position, whichever way the board lies. */
    public CanonicalPosition position() {
      return CanonicalPosition.of(SIZE, own, other);
    }

    /** The same for a search, in which the side that must pass is to move. */
    public OthelloRootMove rootMove() {
      return hasPassed
          ? new OthelloRootMove(square, /* own= */ other, /* other= */ own)
          : new OthelloRootMove(square, own, other);
    }

    /** What a move leads to. */
    public static Next of(int square, long own, long other) {
      long flips = Bitboards.flips(square, own, other);
      return after(new OthelloRootMove(square, other ^ flips, own ^ flips | 1L << square));
    }

    /** What a move leads to. */
    public static Next after(OthelloRootMove move) {
      return Bitboards.moves(move.own(), move.other()) == 0
              && Bitboards.moves(move.other(), move.own()) != 0
          ? new Next(move.move(), move.other(), move.own(), true)
          : new Next(move.move(), move.own(), move.other(), false);
    }

    /** What each move leads to, moves that are the same once the board is turned only once. */
    public static List<Next> all(long own, long other) {
      Map<CanonicalPosition, Next> all = new LinkedHashMap<>();
      for (long left = Bitboards.moves(own, other); left != 0; left &= left - 1) {
        Next next = of(Long.numberOfTrailingZeros(left), own, other);
        all.putIfAbsent(next.position(), next);
      }
      return List.copyOf(all.values());
    }
  }

  /**
   * Reads a book.
   *
   * @throws IOException naming the line that is wrong, if one is
   */
  public static SearchedBook read(InputStream in) throws IOException {
    SearchedBook book = new SearchedBook();
    List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).startsWith("#") && !book.add(lines.get(i))) {
        throw new IOException(
            "line "
                + (i + 1)
                + ": expected moves, plies, nodes, a bound and values such as \"f5d6 14 2613004"
                + " -4.10 c3 0.42\", found "
                + FoundToken.quoted(lines.get(i)));
      }
    }
    return book;
  }

  /** Adds the position of a line; false if it is none or a move in it cannot be made. */
  public boolean add(String line) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      return false;
    }
    Optional<Next> at = after(parts.group(1));
    if (at.isEmpty()) {
      return false;
    }
    long own = at.get().own();
    long other = at.get().other();
    Map<CanonicalPosition, Double> moves = new HashMap<>();
    for (Matcher move = MOVE.matcher(parts.group(5)); move.find(); ) {
      int square = square(move.group(1));
      if ((Bitboards.moves(own, other) >>> square & 1) == 0) {
        return false;
      }
      moves.put(Next.of(square, own, other).position(), Double.valueOf(move.group(2)));
    }
    int plies = Integer.parseInt(parts.group(2));
    long nodes = Long.parseLong(parts.group(3));
    pages.put(
        CanonicalPosition.of(SIZE, own, other),
        new Page(plies, nodes, Double.parseDouble(parts.group(4)), moves));
    worths.clear();
    return true;
  }

  /** Where moves lead to from the start; nothing if one cannot be made. */
  private Optional<Next> after(String moves) {
    Next at = Next.START;
    for (int i = 0; i + 1 < moves.length(); i += 2) {
      int square = square(moves.substring(i, i + 2));
      if ((Bitboards.moves(at.own(), at.other()) >>> square & 1) == 0) {
        return Optional.empty();
      }
      at = Next.of(square, at.own(), at.other());
    }
    return Optional.of(at);
  }

  private static int square(String name) {
    return name.charAt(0) - 'a' + SIZE * (name.charAt(1) - '1');
  }

  /** The name of a square. */
  public static String name(int square) {
    return "" + (char) ('a' + square % SIZE) + (1 + square / SIZE);
  }

  /**
   * The line of a position.
   *
   * @param path the names of the moves that lead to it, {@code -} for none
   * @param values of moves in discs, by the names of their squares
   */
  public static String line(
      String path, int plies, long nodes, double rest, Map<String, Double> values) {
    StringBuilder line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "%s %d %d %.2f", path, plies, nodes, rest));
    values.forEach(
        (name, value) -> line.append(String.format(Locale.ROOT, " %s %.2f", name, value)));
    return line.append('\n').toString();
  }

  /** Positions in the book. */
  public int size() {
    return pages.size();
  }

  /**
   * What the book has of a position, the values of its moves by the best play in the book.
   *
   * @param position in which the side to move has a move
   */
  public Optional<Page> page(CanonicalPosition position) {
    Page page = pages.get(position);
    if (page == null) {
      return Optional.empty();
    }
    Map<CanonicalPosition, Double> moves = new HashMap<>();
    for (Next next : Next.all(position.own(), position.other())) {
      Double searched = page.moves().get(next.position());
      if (searched != null) {
        moves.put(next.position(), worth(next, searched));
      }
    }
    return Optional.of(new Page(page.plies(), page.nodes(), page.rest(), moves));
  }

  /** Nodes searched for a position and for all after it that the book has. */
  public long nodes(CanonicalPosition position) {
    return below(position, new HashSet<>()).mapToLong(Page::nodes).sum();
  }

  private Stream<Page> below(CanonicalPosition position, Set<CanonicalPosition> seen) {
    Page page = pages.get(position);
    return page == null || !seen.add(position)
        ? Stream.empty()
        : Stream.concat(
            Stream.of(page), page.moves().keySet().stream().flatMap(next -> below(next, seen)));
  }

  /** What a move is worth to the side that makes it. */
  private double worth(Next next, double searched) {
    if (!pages.containsKey(next.position())) {
      return searched;
    }
    Double known = worths.get(next.position());
    double worth = known == null ? page(next.position()).orElseThrow().best() : known;
    worths.put(next.position(), worth);
    return next.hasPassed() ? worth : -worth;
  }
}
