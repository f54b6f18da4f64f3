package yomikiri.engine.games.trapez;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;

/** Why moves of Trapez are mistakes: by groups, and by who can turn a tile. */
final class TrapezReasons {
  private TrapezReasons() {}

  static List<Reason.Finder<TrapezPosition>> all() {
    return List.of(
        TrapezReasons::givesTurn,
        TrapezReasons::joinsTheirs,
        TrapezReasons::letsThemJoin,
        TrapezReasons::joinsLess,
        TrapezReasons::lastGap,
        TrapezReasons::reachesLess,
        TrapezReasons::closesEdges);
  }

  /** A turn lets the opponent join more tiles than any move of theirs after the better move. */
  private static Optional<Reason> givesTurn(Contrast<TrapezPosition> contrast) {
    int opponent = 1 - contrast.mistake().seat();
    List<Integer> turns =
        moves(contrast.played().after()).stream()
            .filter(move -> TrapezMove.turnedCell(move) >= 0)
            .toList();
    Reply turn = largest(contrast, contrast.played().after(), turns, opponent);
    return turn.group > theirLargest(contrast)
        ? Optional.of(
            contrast.shownBy(
                contrast.played().then(contrast.mistake().game(), turn.move),
                "trapez.gives-turn",
                2,
                cellText(contrast, TrapezMove.turnedCell(turn.move)),
                turn.group))
        : Optional.empty();
  }

  /** The tile makes the opponent's group larger. */
  private static Optional<Reason> joinsTheirs(Contrast<TrapezPosition> contrast) {
    int opponent = 1 - contrast.mistake().seat();
    int group = contrast.played().after().longest(opponent);
    return group > contrast.mistake().before().longest(opponent)
            && group > contrast.better().after().longest(opponent)
        ? Optional.of(contrast.shownByPlayed("trapez.joins-theirs", 1, group))
        : Optional.empty();
  }

  /** The opponent can join more tiles than after the better move. */
  private static Optional<Reason> letsThemJoin(Contrast<TrapezPosition> contrast) {
    int opponent = 1 - contrast.mistake().seat();
    TrapezPosition after = contrast.played().after();
    Reply reply = largest(contrast, after, moves(after), opponent);
    return reply.group > theirLargest(contrast)
        ? Optional.of(
            contrast.shownBy(
                contrast.played().then(contrast.mistake().game(), reply.move),
                "trapez.lets-join",
                2,
                reply.group,
                theirLargest(contrast)))
        : Optional.empty();
  }

  /** The better move makes the side's own group larger than the move made does. */
  private static Optional<Reason> joinsLess(Contrast<TrapezPosition> contrast) {
    int seat = contrast.mistake().seat();
    int group = contrast.played().after().longest(seat);
    int better = contrast.better().after().longest(seat);
    return better > group
        ? Optional.of(contrast.shownByBetter("trapez.joins-less", 1, group, better))
        : Optional.empty();
  }

  /** A single gap is left around a tile, so that the opponent may turn it. */
  private static Optional<Reason> lastGap(Contrast<TrapezPosition> contrast) {
    List<Integer> turns =
        moves(contrast.played().after()).stream()
            .filter(move -> TrapezMove.turnedCell(move) >= 0)
            .toList();
    boolean isNew =
        !turns.isEmpty()
            && moves(contrast.better().after()).stream()
                .noneMatch(move -> TrapezMove.turnedCell(move) >= 0);
    return isNew
        ? Optional.of(
            contrast.shownBy(
                contrast.played().then(contrast.mistake().game(), turns.getFirst()),
                "trapez.last-gap",
                2,
                cellText(contrast, TrapezMove.cell(turns.getFirst())),
                cellText(contrast, TrapezMove.turnedCell(turns.getFirst()))))
        : Optional.empty();
  }

  /** One more tile of the side's own could not make as large a group. */
  private static Optional<Reason> reachesLess(Contrast<TrapezPosition> contrast) {
    int reach = reach(contrast, contrast.played().after());
    int otherwise = reach(contrast, contrast.better().after());
    return reach < otherwise
        ? Optional.of(contrast.shownByPlayed("trapez.reaches-less", 1, reach, otherwise))
        : Optional.empty();
  }

  private static int reach(Contrast<TrapezPosition> contrast, TrapezPosition position) {
    int seat = contrast.mistake().seat();
    int reach = position.longest(seat);
    for (int left = position.tileSet().empty(); left != 0; left &= left - 1) {
      reach = Math.max(reach, position.groups().reach(seat, position.tileSet(), left & -left));
    }
    return reach;
  }

  /** Fewer edges of the side's own colour lie beside empty cells. */
  private static Optional<Reason> closesEdges(Contrast<TrapezPosition> contrast) {
    int seat = contrast.mistake().seat();
    int open = contrast.played().after().tileSet().openEdges(seat);
    int otherwise = contrast.better().after().tileSet().openEdges(seat);
    return open < otherwise
        ? Optional.of(contrast.shownByPlayed("trapez.closes-edges", 1, open, otherwise))
        : Optional.empty();
  }

  /**
   * @param group the opponent's largest group after the move; 0 where there is none
   */
  private record Reply(int move, int group) {}

  private static int theirLargest(Contrast<TrapezPosition> contrast) {
    TrapezPosition better = contrast.better().after();
    int opponent = 1 - contrast.mistake().seat();
    return Math.max(
        better.longest(opponent), largest(contrast, better, moves(better), opponent).group);
  }

  /** The first of the replies that make the largest group. */
  private static Reply largest(
      Contrast<TrapezPosition> contrast, TrapezPosition position, List<Integer> moves, int seat) {
    TrapezPosition next = contrast.mistake().game().copyOf(position);
    Reply largest = new Reply(-1, 0);
    for (int move : moves) {
      contrast.mistake().game().copy(position, next);
      next.play(move);
      int group = next.longest(seat);
      if (group > largest.group) {
        largest = new Reply(move, group);
      }
    }
    return largest;
  }

  private static List<Integer> moves(TrapezPosition position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      moves.add(legal.get(i));
    }
    return moves;
  }

  /** The name of a cell, as the moves that place a tile there begin. */
  private static String cellText(Contrast<TrapezPosition> contrast, int cell) {
    String move = contrast.mistake().game().notation().moveText(TrapezMove.of(cell, 1));
    return move.substring(0, move.indexOf(':'));
  }
}
