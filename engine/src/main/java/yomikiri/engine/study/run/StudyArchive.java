package yomikiri.engine.study.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.study.StudyFolder;
import yomikiri.engine.study.StudyLog;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.ReportFiles;
import yomikiri.engine.study.report.StudyResults;
import yomikiri.engine.think.GameKit;

/** Reads the study in a folder, while it is played or afterwards. */
public final class StudyArchive {
  private final Path folder;
  private final Study study;
  private final GameKit<?> kit;

  private StudyArchive(Path folder, Study study, GameKit<?> kit) {
    this.folder = folder;
    this.study = study;
    this.kit = kit;
  }

  /**
   * The study in {@code folder}.
   *
   * @param kits finds a game by its id
   * @throws StudyException if there is none, or none that can be read
   */
  public static StudyArchive open(Path folder, Function<String, Optional<GameKit<?>>> kits)
      throws StudyException {
    Study study = StudyFolder.study(folder, kits);
    return new StudyArchive(folder, study, kits.apply(study.game()).orElseThrow());
  }

  public Study study() {
    return study;
  }

  /** What its games add up to so far. */
  public Findings findings() throws StudyException {
    StudyResults results = new StudyResults(study, kit);
    each((line, game) -> results.add(folder.resolve(StudyLog.NAME), line, game));
    return results.findings();
  }

  /** Writes the final files from the games so far, and gives their findings. */
  public Findings report() throws StudyException {
    return report(Disk.REAL);
  }

  Findings report(Disk disk) throws StudyException {
    Findings findings = findings();
    new ReportFiles(folder, disk).write(findings);
    return findings;
  }

  /** What is made of each game that {@code wanted} lets pass, in the order of their numbers. */
  public <T> List<T> games(
      Predicate<? super PlayedGame> wanted, Function<? super PlayedGame, T> made)
      throws StudyException {
    List<T> games = new ArrayList<>();
    each(
        (line, game) -> {
          if (wanted.test(game)) {
            games.add(made.apply(game));
          }
        });
    return games;
  }

  /** The game with this number, from 0, for replay; empty if it was not played yet. */
  public Optional<GameRecord<?>> game(int number) throws StudyException {
    @Nullable PlayedGame[] found = new PlayedGame[1];
    int[] place = new int[1];
    each(
        (line, game) -> {
          if (game.number() == number) {
            found[0] = game;
            place[0] = line;
          }
        });
    PlayedGame game = found[0];
    if (game == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          game.record(kit.game(), new StudySchedule(study).fixture(number), study.names()));
    } catch (NotationException e) {
      throw StudyFaults.damaged(folder.resolve(StudyLog.NAME), place[0]);
    }
  }

  /** Hands over all games in the order of their numbers. */
  StudyLog.Extent each(StudyLog.Reader reader) throws StudyException {
    try {
      return StudyLog.read(folder, reader);
    } catch (IOException e) {
      throw StudyFaults.unreadable(folder.resolve(StudyLog.NAME), e);
    }
  }
}
