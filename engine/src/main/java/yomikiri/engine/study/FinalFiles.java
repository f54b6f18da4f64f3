package yomikiri.engine.study;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The files that tell what came out; whatever happens, each is there whole or as it was before. */
final class FinalFiles {
  private final Path folder;

  FinalFiles(Path folder) {
    this.folder = folder;
  }

  /** Text that is written bit by bit. */
  @FunctionalInterface
  private interface Content {
    void writeTo(Writer out) throws IOException, StudyException;
  }

  void write(Findings findings) throws StudyException {
    put("games.csv", out -> writeGames(findings, out));
    put("pairings.csv", out -> out.write(PairingsCsv.text(findings)));
  }

  /** The games that the findings rest on; more may have been played since. */
  private void writeGames(Findings findings, Writer out) throws IOException, StudyException {
    GamesCsv csv = new GamesCsv(findings.study());
    out.write(csv.head());
    StudyLog.read(
        folder,
        (line, game) -> {
          if (line <= findings.games()) {
            out.write(csv.line(game));
          }
        });
  }

  private void put(String name, Content content) throws StudyException {
    Path file = folder.resolve(name);
    Path draft = folder.resolve("." + name + "." + ProcessHandle.current().pid());
    try {
      try (BufferedWriter out = Files.newBufferedWriter(draft)) {
        content.writeTo(out);
      }
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw Faults.unwritable(file, e);
    } finally {
      discard(draft);
    }
  }

  private static void discard(Path draft) throws StudyException {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      throw Faults.unwritable(draft, e);
    }
  }
}
