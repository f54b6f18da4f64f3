package yomikiri.engine.study.report;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.study.Faults;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.log.StudyLog;

/** The files that tell what came out; whatever happens, each is there whole or as it was before. */
public final class FinalFiles {
  private final Path folder;

  public FinalFiles(Path folder) {
    this.folder = folder;
  }

  public void write(Findings findings) throws StudyException {
    writeGames(findings);
    put("pairings.csv", PairingsCsv.text(findings));
    put("report.json", ReportJson.text(findings));
    put("report.html", ReportHtml.text(findings));
  }

  private void put(String name, String text) throws StudyException {
    try {
      new WholeFile(Disk.REAL).write(folder.resolve(name), text);
    } catch (IOException e) {
      throw Faults.unwritable(folder.resolve(name), e);
    }
  }

  /**
   * Writes the games that the findings rest on; more may have been played since. They may be too
   * many for memory, so they go to their draft one by one.
   */
  private void writeGames(Findings findings) throws StudyException {
    Path file = folder.resolve("games.csv");
    try {
      Path draft = folder.resolve(".games.csv." + ProcessHandle.current().pid() + ".draft");
      try {
        GamesCsv csv = new GamesCsv(findings.study());
        try (Writer out = Files.newBufferedWriter(draft)) {
          out.write(csv.head());
          StudyLog.read(
              folder,
              (line, game) -> {
                if (line <= findings.games()) {
                  out.write(csv.line(game));
                }
              });
        }
        Files.move(
            draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      throw Faults.unwritable(file, e);
    }
  }
}
