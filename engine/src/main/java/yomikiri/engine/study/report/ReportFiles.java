package yomikiri.engine.study.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.study.StudyLog;
import yomikiri.engine.study.StudySchedule;

/** Writes the report files; whatever happens, each is there whole or as it was before. */
public final class ReportFiles {
  private static final List<String> NAMES =
      List.of(
          "games.csv", "times.csv", "players.csv", "pairings.csv", "report.json", "report.html");

  private final Path folder;
  private final WholeFile whole;

  public ReportFiles(Path folder, Disk disk) {
    this.folder = folder;
    this.whole = new WholeFile(disk);
  }

  /** Makes sure, before any game is played, that there will be a place for each. */
  public void check() throws StudyException {
    for (String name : NAMES) {
      Path file = folder.resolve(name);
      try {
        WholeFile.checkPlace(file);
      } catch (IOException e) {
        throw StudyFaults.unwritable(file, e);
      }
    }
  }

  public void write(Findings findings) throws StudyException {
    writeGames(findings);
    StudyTables tables = new StudyTables(findings, findings.study().names());
    if (findings.duel().isEmpty()) {
      put("players.csv", tables.playersCsv());
    }
    put("pairings.csv", tables.pairingsCsv());
    put("report.json", ReportJson.text(findings));
    put("report.html", ReportHtml.text(findings));
    sweep(folder.resolve("report.html"));
  }

  private void put(String name, String text) throws StudyException {
    Path file = folder.resolve(name);
    try {
      whole.write(file, text);
    } catch (IOException e) {
      throw StudyFaults.unwritable(file, e);
    }
  }

  /**
   * Writes the games that the findings rest on, and their times; more may have been played since.
   * They may be too many for memory, so they go to their draft one by one.
   */
  private void writeGames(Findings findings) throws StudyException {
    Path file = folder.resolve("games.csv");
    try (Draft draft = whole.draft(file)) {
      GamesCsv csv = new GamesCsv(findings.study());
      TimesCsv times = new TimesCsv(findings.study());
      draft.write(csv.head());
      StudyLog.read(
          folder,
          (line, game) -> {
            if (line <= findings.games()) {
              draft.write(csv.line(game));
              times.add(game);
            }
          });
      draft.finish();
      put("times.csv", times.text());
    } catch (IOException e) {
      throw StudyFaults.unwritable(file, e);
    }
  }

  /** Deletes drafts that killed processes left; the disk's own clock decides how old they are. */
  private void sweep(Path justWritten) throws StudyException {
    try {
      WholeFile.sweep(folder, Files.getLastModifiedTime(justWritten).toInstant());
    } catch (IOException e) {
      throw StudyFaults.unwritable(folder, e);
    }
  }

  /**
   * The final file with what moves cost, one line per player; times are in milliseconds. It is the
   * only one that differs when the same games are played again.
   */
  static final class TimesCsv {
    private final StudySchedule schedule;
    private final List<String> names;
    private final List<MoveTimes> times = new ArrayList<>();

    TimesCsv(Study study) {
      this.schedule = new StudySchedule(study);
      this.names = study.names();
      names.forEach(name -> times.add(MoveTimes.NONE));
    }

    void add(PlayedGame game) {
      List<Integer> seating = schedule.fixture(game.number()).seating();
      for (int seat = 0; seat < seating.size(); seat++) {
        int player = seating.get(seat);
        times.set(player, times.get(player).plus(game.times().get(seat)));
      }
    }

    String text() {
      return TimeReport.table(names, times::get, false).csv();
    }
  }
}
