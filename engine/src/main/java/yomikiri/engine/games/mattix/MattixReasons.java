package yomikiri.engine.games.mattix;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.Continuation;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;

/** Why moves of Mattix are mistakes: by the tiles that they leave to the other side. */
final class MattixReasons {
  private static final int CLEAR = 3; // points that make a difference worth telling

  private MattixReasons() {}

  static List<Reason.Finder<MattixPosition>> all() {
    return List.of(
        MattixReasons::endsTheGame,
        MattixReasons::opensLine,
        MattixReasons::negatives,
        MattixReasons::lineRunsOut,
        MattixReasons::poorLine,
        MattixReasons::smallerTile);
  }

  /** The tile taken is the last one in reach, and the one who took it is behind. */
  private static Optional<Reason> endsTheGame(Contrast<MattixPosition> contrast) {
    MattixPosition after = contrast.played().after();
    int behind = -after.margin(contrast.mistake().seat());
    return after.isOver() && behind > 0 && !contrast.better().after().isOver()
        ? Optional.of(contrast.shownByPlayed("mattix.ends-game", 1, behind))
        : Optional.empty();
  }

  /** The opponent's answer takes a tile out of reach, and worth more than any, after the better. */
  private static Optional<Reason> opensLine(Contrast<MattixPosition> contrast) {
    OptionalInt reply = contrast.played().reply();
    MattixPosition after = contrast.played().after();
    MattixPosition better = contrast.better().after();
    if (reply.isEmpty()
        || Math.max(0, largest(better).orElse(0)) + CLEAR > after.tile(reply.getAsInt())) {
      return Optional.empty();
    }
    return Optional.of(
        contrast.shownByPlayed(
            after.turn() == 0 ? "mattix.opens-row" : "mattix.opens-column",
            2,
            after.tile(reply.getAsInt()),
            contrast.mistake().game().notation().moveText(reply.getAsInt())));
  }

  /** In best play the side has to take negative tiles that it would not after the better move. */
  private static Optional<Reason> negatives(Contrast<MattixPosition> contrast) {
    Taken played = Taken.of(contrast, contrast.played());
    if (contrast.played().result().isEmpty()
        || played.negative > Taken.of(contrast, contrast.better()).negative - CLEAR
        || played.firstNegative <= 1) {
      return Optional.empty();
    }
    return Optional.of(
        contrast.shownByPlayed("mattix.negatives", played.firstNegative, played.negative));
  }

  /**
   * The line opened has an odd number of tiles, so that the opponent takes one more of it, and they
   * are worth more than what is left to the side itself.
   */
  private static Optional<Reason> lineRunsOut(Contrast<MattixPosition> contrast) {
    MattixPosition after = contrast.played().after();
    int tiles = Long.bitCount(after.choices());
    Taken played = Taken.of(contrast, contrast.played());
    int lead = played.theirsOfLine - played.ownOfLine;
    if (tiles < 3
        || tiles % 2 == 0
        || played.ofLine < tiles
        || lead < CLEAR
        || lead < leadInLine(contrast) + CLEAR) {
      return Optional.empty();
    }
    return Optional.of(
        contrast.shownByPlayed(
            after.turn() == 0 ? "mattix.row-runs-out" : "mattix.column-runs-out",
            played.lastOfLine,
            tiles,
            played.theirsOfLine,
            played.ownOfLine));
  }

  /** The expected answers leave the side a line with less to take than after the better move. */
  private static Optional<Reason> poorLine(Contrast<MattixPosition> contrast) {
    OptionalInt here = largestNext(contrast, contrast.played());
    OptionalInt there = largestNext(contrast, contrast.better());
    return here.isPresent() && there.isPresent() && here.getAsInt() <= there.getAsInt() - CLEAR
        ? Optional.of(
            contrast.shownByPlayed("mattix.poor-line", 2, here.getAsInt(), there.getAsInt()))
        : Optional.empty();
  }

  /** The largest tile that the side can take after the expected answer. */
  private static OptionalInt largestNext(
      Contrast<MattixPosition> contrast, Continuation<MattixPosition> line) {
    if (line.reply().isEmpty()) {
      return OptionalInt.empty();
    }
    MattixPosition next = line.positions(contrast.mistake().game()).get(1);
    return largest(next);
  }

  private static OptionalInt largest(MattixPosition position) {
    return BitSet.valueOf(new long[] {position.choices()}).stream().map(position::tile).max();
  }

  /** The better move takes a larger tile. */
  private static Optional<Reason> smallerTile(Contrast<MattixPosition> contrast) {
    MattixPosition before = contrast.mistake().before();
    int taken = before.tile(contrast.mistake().played().getFirst());
    int better = before.tile(contrast.mistake().better());
    return taken <= better - CLEAR
        ? Optional.of(contrast.shownByBetter("mattix.smaller-tile", 1, taken, better))
        : Optional.empty();
  }

  /** What the opponent takes more than the side out of the line that the better move opens. */
  private static int leadInLine(Contrast<MattixPosition> contrast) {
    Taken better = Taken.of(contrast, contrast.better());
    return better.theirsOfLine - better.ownOfLine;
  }

  /**
   * What is taken along a line.
   *
   * @param negative points of the side's own negative tiles
   * @param firstNegative after how many steps it has taken the first of them; 0 if none
   * @param ofLine tiles taken out of the line of the opponent's first answer
   * @param theirsOfLine points that the opponent takes out of it
   * @param ownOfLine points that the side takes out of it
   * @param lastOfLine after how many steps the last of them is taken
   */
  private record Taken(
      int negative,
      int firstNegative,
      int ofLine,
      int theirsOfLine,
      int ownOfLine,
      int lastOfLine) {

    static Taken of(Contrast<MattixPosition> contrast, Continuation<MattixPosition> line) {
      MattixPosition before = contrast.mistake().before();
      int own = contrast.mistake().seat();
      long opened = line.after().choices();
      Taken taken = new Taken(0, 0, 0, 0, 0, 0);
      for (int place = 0; place < line.line().size(); place++) {
        if (line.line().get(place) instanceof Step.Single(int seat, int cell)) {
          boolean isInLine = place > 0 && (opened >>> cell & 1) != 0;
          taken = taken.and(before.tile(cell), seat == own, isInLine, place + 1);
        }
      }
      return taken;
    }

    private Taken and(int tile, boolean isOwn, boolean isInLine, int steps) {
      boolean isNegative = isOwn && tile < 0;
      return new Taken(
          negative + (isNegative ? tile : 0),
          isNegative && firstNegative == 0 ? steps : firstNegative,
          ofLine + (isInLine ? 1 : 0),
          theirsOfLine + (isInLine && !isOwn ? tile : 0),
          ownOfLine + (isInLine && isOwn ? tile : 0),
          isInLine ? steps : lastOfLine);
    }
  }
}
