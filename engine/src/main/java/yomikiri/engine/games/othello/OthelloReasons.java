package yomikiri.engine.games.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.games.othello.board.StableDiscs;
import yomikiri.engine.think.Continuation;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.ResourceCache;

/** Why moves of Othello are mistakes: by corners, edges, mobility and parity. */
final class OthelloReasons {
  private static final int LATE = 20; // empty squares from which parity counts

  private final SquareMasks squares;
  private final int clear; // moves or discs that make a difference worth telling
  private final int early; // empty squares down to which few discs are better

  /**
   * @param size rows and columns of the board
   */
  OthelloReasons(int size) {
    this.squares = SquareMasks.of(size);
    this.clear = size / 2;
    this.early = size * size * 3 / 8;
  }

  List<Reason.Finder<OthelloPosition>> all(PatternTuples tuples, ResourceCache resources) {
    List<Reason.Finder<OthelloPosition>> all =
        new ArrayList<>(
            List.of(
                this::givesCorner,
                this::givesCornerByForce,
                this::besideCorner,
                this::losesStableDiscs,
                this::wedge,
                this::opensWall,
                this::fewMoves,
                this::losesParity,
                this::greedy,
                this::exposesDiscs));
    if (squares.all() == -1L) {
      all.add(new OthelloEstimateReason(() -> OthelloEvaluators.learnt(tuples, resources)));
    }
    return all;
  }

  /** The expected answer takes a corner, and no answer to the better move can take one. */
  private Optional<Reason> givesCorner(Contrast<OthelloPosition> contrast) {
    OptionalInt reply = contrast.played().reply();
    return reply.isPresent()
            && isIn(squares.corners(), contrast.played().after(), reply.getAsInt())
            && (contrast.better().after().open() & squares.corners()) == 0
        ? Optional.of(
            contrast.shownByPlayed("othello.gives-corner", 2, text(contrast, reply.getAsInt())))
        : Optional.empty();
  }

  private static boolean isIn(long squares, OthelloPosition position, int move) {
    return move != position.pass() && (squares >>> position.square(move) & 1) != 0;
  }

  private static String text(Contrast<OthelloPosition> contrast, int move) {
    return contrast.mistake().game().notation().moveText(move);
  }

  /** An answer after which the opponent gets a corner whatever the side does. */
  private Optional<Reason> givesCornerByForce(Contrast<OthelloPosition> contrast) {
    OthelloPosition after = contrast.played().after();
    Optional<Force> force = force(contrast, after);
    boolean isNew =
        (after.open() & squares.corners()) == 0
            && (contrast.better().after().open() & squares.corners()) == 0
            && force.isPresent()
            && force(contrast, contrast.better().after()).isEmpty();
    return isNew
        ? Optional.of(
            contrast.shownBy(
                contrast
                    .played()
                    .then(
                        contrast.mistake().game(),
                        force.get().reply,
                        force.get().defence,
                        force.get().corner),
                "othello.gives-corner-by-force",
                4,
                text(contrast, force.get().reply),
                text(contrast, force.get().corner)))
        : Optional.empty();
  }

  private record Force(int reply, int defence, int corner) {}

  /** The first move of the opponent, who is to move, after which it gets one corner anyhow. */
  private Optional<Force> force(Contrast<OthelloPosition> contrast, OthelloPosition position) {
    Game<OthelloPosition> game = contrast.mistake().game();
    for (int reply : legal(position)) {
      OthelloPosition next = after(game, position, reply);
      long corners = next.isOver() || reply == position.pass() ? 0 : squares.corners();
      int[] defences = next.isOver() ? new int[0] : legal(next);
      for (int defence : defences) {
        corners &= after(game, next, defence).open();
      }
      if (corners != 0) {
        int corner = position.cell(Long.numberOfTrailingZeros(corners));
        return Optional.of(new Force(reply, defences[0], corner));
      }
    }
    return Optional.empty();
  }

  private static int[] legal(OthelloPosition position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    return legal.toArray();
  }

  private static OthelloPosition after(
      Game<OthelloPosition> game, OthelloPosition position, int move) {
    OthelloPosition next = game.copyOf(position);
    next.play(move);
    return next;
  }

  /** A square beside an empty corner, which the opponent takes in the expected line. */
  private Optional<Reason> besideCorner(Contrast<OthelloPosition> contrast) {
    OthelloPosition before = contrast.mistake().before();
    int move = contrast.mistake().played().getFirst();
    int taken = cornerTaken(contrast, contrast.played());
    if (taken <= 2 || cornerTaken(contrast, contrast.better()) > 0) {
      return Optional.empty();
    }
    int corner = contrast.played().moveAt(taken - 1).orElseThrow();
    Step theirs = new Step.Single(1 - contrast.mistake().seat(), corner);
    return contrast.better().line().contains(theirs)
        ? Optional.empty()
        : Optional.of(
            contrast.shownByPlayed(
                isIn(squares.edge(), before, move) ? "othello.c-square" : "othello.x-square",
                taken,
                text(contrast, corner)));
  }

  /** After how many steps of a line the opponent takes the corner beside its first move; or 0. */
  private int cornerTaken(Contrast<OthelloPosition> contrast, Continuation<OthelloPosition> line) {
    OthelloPosition before = contrast.mistake().before();
    int move = line.moveAt(0).orElse(before.pass());
    if (!isIn(squares.aroundCorners(), before, move)) {
      return 0;
    }
    int corner =
        before.cell(
            Long.numberOfTrailingZeros(
                Bitboards.around(1L << before.square(move)) & squares.corners()));
    return 1 + line.line().indexOf(new Step.Single(1 - contrast.mistake().seat(), corner));
  }

  /** At the end of the line the opponent has more discs that cannot be turned over. */
  private Optional<Reason> losesStableDiscs(Contrast<OthelloPosition> contrast) {
    List<OthelloPosition> positions = contrast.played().positions(contrast.mistake().game());
    int opponent = 1 - contrast.mistake().seat();
    int stable = stable(positions.getLast(), opponent);
    int otherwise =
        stable(contrast.better().positions(contrast.mistake().game()).getLast(), opponent);
    if (positions.getLast().isOver() || stable < otherwise + clear) {
      return Optional.empty();
    }
    int from = 1;
    while (stable(positions.get(from - 1), opponent) <= otherwise) {
      from++;
    }
    return Optional.of(
        contrast.shownByPlayed("othello.stable-discs", from, positions.size(), stable, otherwise));
  }

  private int stable(OthelloPosition position, int seat) {
    return Long.bitCount(
        StableDiscs.of(squares.all(), position.discs(seat), position.discs(1 - seat)));
  }

  /** The opponent can put a disc between two of the side's on an edge, where it stays. */
  private Optional<Reason> wedge(Contrast<OthelloPosition> contrast) {
    int seat = contrast.mistake().seat();
    OthelloPosition after = contrast.played().after();
    boolean isOnEdge = isIn(squares.edge(), after, contrast.mistake().played().getFirst());
    long wedges = wedges(after, seat);
    if (!isOnEdge || wedges == 0 || wedges(contrast.better().after(), seat) != 0) {
      return Optional.empty();
    }
    int cell = after.cell(Long.numberOfTrailingZeros(wedges));
    return Optional.of(
        contrast.shownBy(
            contrast.played().then(contrast.mistake().game(), cell),
            "othello.wedge",
            2,
            text(contrast, cell)));
  }

  /** The squares of edges between two discs of a seat where the other side can play. */
  private long wedges(OthelloPosition position, int seat) {
    long own = position.discs(seat) & squares.edge();
    long inRow = own << 1 & own >>> 1 & ~0x8181818181818181L;
    long inFile = own << 8 & own >>> 8;
    long wedges = (inRow | inFile) & squares.edge() & ~squares.corners();
    return position.turn() == seat ? 0 : wedges & position.open();
  }

  /** The opponent gets many more moves. */
  private Optional<Reason> opensWall(Contrast<OthelloPosition> contrast) {
    int moves = Long.bitCount(contrast.played().after().open());
    int otherwise = Long.bitCount(contrast.better().after().open());
    return moves >= otherwise + clear
        ? Optional.of(contrast.shownByPlayed("othello.opens-wall", 1, moves, otherwise))
        : Optional.empty();
  }

  /** After the expected answer the side has far fewer moves. */
  private Optional<Reason> fewMoves(Contrast<OthelloPosition> contrast) {
    if (contrast.played().reply().isEmpty() || contrast.better().reply().isEmpty()) {
      return Optional.empty();
    }
    int moves = ownMoves(contrast, contrast.played());
    int otherwise = ownMoves(contrast, contrast.better());
    return moves <= otherwise - clear
        ? Optional.of(contrast.shownByPlayed("othello.few-moves", 2, moves, otherwise))
        : Optional.empty();
  }

  private static int ownMoves(
      Contrast<OthelloPosition> contrast, Continuation<OthelloPosition> line) {
    OthelloPosition next = line.positions(contrast.mistake().game()).get(1);
    return Long.bitCount(next.open());
  }

  /** Near the end, a move into an even region gives the opponent the last move there. */
  private Optional<Reason> losesParity(Contrast<OthelloPosition> contrast) {
    OthelloPosition before = contrast.mistake().before();
    int move = contrast.mistake().played().getFirst();
    int better = contrast.mistake().better();
    if (before.empties() > LATE || move == before.pass()) {
      return Optional.empty();
    }
    int region = region(before, move);
    int otherwise = region(before, better);
    return region % 2 == 0 && otherwise % 2 == 1
        ? Optional.of(
            contrast.shownByPlayed(
                "othello.loses-parity", 1, text(contrast, move), region, otherwise))
        : Optional.empty();
  }

  /** How many empty squares hang together with a move's, over edges and corners. */
  private int region(OthelloPosition position, int move) {
    long empty = squares.all() & ~(position.discs(0) | position.discs(1));
    long region = 1L << position.square(move);
    long before;
    do {
      before = region;
      region = Bitboards.around(region) & empty;
    } while (region != before);
    return Long.bitCount(region);
  }

  /** Early in the game, many more discs than the better move, and more moves for the opponent. */
  private Optional<Reason> greedy(Contrast<OthelloPosition> contrast) {
    OthelloPosition before = contrast.mistake().before();
    int flips = Long.bitCount(before.flips(contrast.mistake().played().getFirst()));
    int enough = Long.bitCount(before.flips(contrast.mistake().better()));
    boolean isOpener =
        Long.bitCount(contrast.played().after().open())
            > Long.bitCount(contrast.better().after().open());
    return before.empties() >= early && flips >= enough + clear && isOpener
        ? Optional.of(contrast.shownByPlayed("othello.greedy", 1, flips, enough))
        : Optional.empty();
  }

  /** More of the side's discs lie beside empty squares, where they may be turned over. */
  private Optional<Reason> exposesDiscs(Contrast<OthelloPosition> contrast) {
    int exposed = exposed(contrast, contrast.played());
    int otherwise = exposed(contrast, contrast.better());
    return contrast.mistake().before().empties() * 4 > Long.bitCount(squares.all())
            && exposed >= otherwise + clear - 1
        ? Optional.of(contrast.shownByPlayed("othello.exposes-discs", 1, exposed, otherwise))
        : Optional.empty();
  }

  private int exposed(Contrast<OthelloPosition> contrast, Continuation<OthelloPosition> line) {
    OthelloPosition after = line.after();
    long empty = squares.all() & ~(after.discs(0) | after.discs(1));
    return Long.bitCount(after.discs(contrast.mistake().seat()) & Bitboards.around(empty));
  }
}
