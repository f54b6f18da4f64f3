package yomikiri.engine.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;

/** The faults of a study's folder and of its run, in words. */
public final class StudyFaults {
  private StudyFaults() {}

  public static StudyException damaged(Path log, int line) {
    return new StudyException(
        "study.damaged",
        List.of(log.toString(), Integer.toString(line)),
        log
            + ", line "
            + line
            + ": this line is damaged; the lines above it are sound, and the study can resume from"
            + " there once this line and all below it are removed");
  }

  public static StudyException outOfOrder(Path log, int line, int expected, int found) {
    return new StudyException(
        "study.out-of-order",
        List.of(
            log.toString(),
            Integer.toString(line),
            Integer.toString(expected + 1),
            Integer.toString(found + 1)),
        log
            + ", line "
            + line
            + ": expected game "
            + (expected + 1)
            + " here, found game "
            + (found + 1));
  }

  public static StudyException inUse(Path folder) {
    return new StudyException(
        "study.in-use", List.of(folder.toString()), folder + ": this study is running elsewhere");
  }

  public static StudyException another(Path folder, Study.Difference difference) {
    return new StudyException(
        "study.another",
        List.of(folder.toString(), difference.setting(), difference.there(), difference.here()),
        folder
            + ": this folder holds another study: "
            + difference.setting()
            + " is "
            + difference.there()
            + " there, not "
            + difference.here());
  }

  public static StudyException notAStudy(Path folder) {
    return new StudyException(
        "study.none",
        List.of(folder.toString()),
        folder + ": there is no study here (no " + StudyText.FILE + ")");
  }

  public static StudyException lostDefinition(Path folder) {
    return new StudyException(
        "study.lost",
        List.of(folder.toString()),
        folder
            + ": there are games here, but not the study they belong to (no "
            + StudyText.FILE
            + ")");
  }

  public static StudyException unreadable(Path path, IOException cause) {
    return new StudyException(
        "study.unreadable",
        List.of(path.toString(), FileFault.of(cause).reason()),
        FileFault.of(cause).unreadable(path.toString()));
  }

  public static StudyException unwritable(Path path, IOException cause) {
    return new StudyException(
        "study.unwritable",
        List.of(path.toString(), FileFault.of(cause).reason()),
        FileFault.of(cause).unwritable(path.toString()));
  }

  public static StudyException malformed(Path file, NotationException cause) {
    StudyException fault =
        new StudyException(
            "study.bad-definition",
            List.of(file.toString(), cause.sentence()),
            file + ", " + cause.sentence());
    fault.initCause(cause);
    return fault;
  }

  public static StudyException mixture(Path folder, Study.Difference difference, Path first) {
    return new StudyException(
        "study.mixture",
        List.of(
            folder.toString(),
            difference.setting(),
            difference.here(),
            difference.there(),
            first.toString()),
        folder
            + ": this is part of another study: "
            + difference.setting()
            + " is "
            + difference.here()
            + ", not "
            + difference.there()
            + " as in "
            + first);
  }

  public static StudyException twice(Path folder, Shard shard, Path first) {
    return new StudyException(
        "study.part-twice",
        List.of(folder.toString(), shard.toString(), first.toString()),
        folder + ": this is part " + shard + ", and so is " + first);
  }

  public static StudyException missing(String games, String parts) {
    return new StudyException(
        "study.missing-games", List.of(games, parts), games + " are missing: " + parts);
  }

  /** The disk took no more in the middle of a run. */
  public static StudyException full(Path log, int games, IOException cause) {
    return new StudyException(
        "study.full",
        List.of(log.toString(), FileFault.of(cause).reason(), Integer.toString(games)),
        FileFault.of(cause).unwritable(log.toString())
            + "; the "
            + games
            + " games before that are kept, and the same command resumes from there");
  }

  /**
   * A move that is better than the best one by what the solver says of the positions around it.
   *
   * @param game its number, from 1
   * @param move its number, from 1
   * @param points by which it is better
   */
  public static StudyException contradiction(GameKit<?> kit, int game, int move, int points) {
    String solver = kit.solver().orElseThrow().spec().toString();
    return new StudyException(
        "study.contradiction",
        List.of(
            solver,
            kit.game().id(),
            Integer.toString(game),
            Integer.toString(move),
            Integer.toString(points)),
        "exact: the solver "
            + solver
            + " of "
            + kit.game().id()
            + " contradicts itself: by its own values, move "
            + move
            + " of game "
            + game
            + " is "
            + points
            + " better than the best move; the games up to then are kept");
  }

  /**
   * A position that the solver should reach and does not.
   *
   * @param game its number, from 1
   * @param plies played before
   */
  public static StudyException unproven(GameKit<?> kit, int game, int plies) {
    String solver = kit.solver().orElseThrow().spec().toString();
    return new StudyException(
        "study.unproven",
        List.of(solver, kit.game().id(), Integer.toString(game), Integer.toString(plies)),
        "exact: the solver "
            + solver
            + " of "
            + kit.game().id()
            + " should solve game "
            + game
            + " after "
            + plies
            + " moves, but proves nothing there; the games up to then are kept");
  }
}
