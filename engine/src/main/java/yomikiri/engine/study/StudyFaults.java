package yomikiri.engine.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;

/** Makes the faults of a study's folder and of its run. */
public final class StudyFaults {
  private StudyFaults() {}

  public static StudyException damaged(Path log, int line) {
    return new StudyException("study.damaged", log, line);
  }

  public static StudyException outOfOrder(Path log, int line, int expected, int found) {
    return new StudyException("study.out-of-order", log, line, expected + 1, found + 1);
  }

  public static StudyException inUse(Path folder) {
    return new StudyException("study.in-use", folder);
  }

  public static StudyException another(Path folder, Study.Difference difference) {
    return new StudyException(
        "study.another", folder, difference.setting(), difference.there(), difference.here());
  }

  public static StudyException notAStudy(Path folder) {
    return new StudyException("study.none", folder);
  }

  public static StudyException lostDefinition(Path folder) {
    return new StudyException("study.lost", folder);
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
    StudyException fault = new StudyException("study.bad-definition", file, cause.sentence());
    fault.initCause(cause);
    return fault;
  }

  public static StudyException mixture(Path folder, Study.Difference difference, Path first) {
    return new StudyException(
        "study.mixture",
        folder,
        difference.setting(),
        difference.here(),
        difference.there(),
        first);
  }

  public static StudyException twice(Path folder, Shard shard, Path first) {
    return new StudyException("study.part-twice", folder, shard, first);
  }

  public static StudyException missing(String games, String parts) {
    return new StudyException("study.missing-games", games, parts);
  }

  /** The disk took no more in the middle of a run. */
  public static StudyException full(Path log, int games, IOException cause) {
    return new StudyException(
        "study.full",
        List.of(log.toString(), FileFault.of(cause).reason(), Integer.toString(games)),
        "%s; the %s games before that are kept, and the same command resumes from there"
            .formatted(FileFault.of(cause).unwritable(log.toString()), games));
  }

  /** A player has forfeited ten games in a row, so that something is wrong with it. */
  public static StudyException forfeits(String player, String reason) {
    return new StudyException("study.forfeits", player, reason);
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
    return new StudyException("study.contradiction", solver, kit.game().id(), game, move, points);
  }

  /** A position of game {@code game}, from 1, that the solver should reach and does not. */
  public static StudyException unproven(GameKit<?> kit, int game, int plies) {
    String solver = kit.solver().orElseThrow().spec().toString();
    return new StudyException("study.unproven", solver, kit.game().id(), game, plies);
  }
}
