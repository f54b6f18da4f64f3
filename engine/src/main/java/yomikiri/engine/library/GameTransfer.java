package yomikiri.engine.library;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.library.GameCollection.IndexedFile;

/**
 * Moves games between folders of records wholly or not at all: a note of what is under way stands
 * on the disk until the end, and whatever fails or is killed before is taken back by it, now or
 * when the next process {@linkplain #recover recovers}. No game is ever in neither folder. One
 * thread at a time.
 */
public final class GameTransfer {
  private final Path notes;
  private final Folders folders;
  private final Disk disk;

  /** Where collections are. */
  @FunctionalInterface
  public interface Folders {
    Path of(String collection);
  }

  /** Part of a transfer. */
  @FunctionalInterface
  public interface Work {
    void run() throws IOException, NotationException;
  }

  /**
   * @param notes the folder of the notes, made when needed
   * @param folders those of collections that may not be there any more
   */
  public GameTransfer(Path notes, Folders folders, Disk disk) {
    this.notes = notes;
    this.folders = folders;
    this.disk = disk;
  }

  /** A transfer at its end; {@code added} are the files that hold the games now. */
  public record Done(TransferNote note, List<IndexedFile> added) {
    public Done {
      added = List.copyOf(added);
    }
  }

  /**
   * Does a transfer in one go.
   *
   * @param name of its note
   * @param work adds the files that the note names, then takes the games out of the others
   */
  public Done make(String name, TransferNote note, Work work)
      throws IOException, NotationException {
    begin(name, note);
    try {
      work.run();
      return finish(name, note);
    } catch (IOException | NotationException e) {
      abandon(name, note, e);
      throw e;
    }
  }

  /** Notes what is to be done before it is. */
  public void begin(String name, TransferNote note) throws IOException {
    Files.createDirectories(notes);
    new WholeFile(disk).write(notes.resolve(name), note.text());
  }

  /** All is done. */
  public Done finish(String name, TransferNote note) throws IOException {
    Path folder = folders.of(note.to());
    List<IndexedFile> added = new ArrayList<>();
    for (String file : note.added()) {
      added.add(IndexedFile.of(folder.resolve(file)));
    }
    forget(name);
    return new Done(note, added);
  }

  private void forget(String name) throws IOException {
    disk.delete(notes.resolve(name));
    disk.keepNames(notes);
  }

  /** Takes back what was done before {@code cause}; where that fails, it is left for later. */
  public void abandon(String name, TransferNote note, Exception cause) {
    try {
      abandon(name, note);
    } catch (IOException again) {
      cause.addSuppressed(again);
    }
  }

  /** Takes back what was done so far. */
  public void abandon(String name, TransferNote note) throws IOException {
    takeBack(note);
    forget(name);
  }

  /**
   * Takes a whole transfer back.
   *
   * @param name of a note of that
   * @param now names the collections as they are called now
   * @throws IOException if one of them, or what was added, is gone or was changed meanwhile
   */
  public void undo(String name, Done done, TransferNote now) throws IOException {
    beginUndo(name, done, now);
    abandon(name, now);
  }

  /** The same up to where games are put back; {@link #abandon} goes on. */
  public void beginUndo(String name, Done done, TransferNote now) throws IOException {
    Path to = folders.of(now.to());
    for (IndexedFile added : done.added()) {
      Path file = to.resolve(added.name());
      if (!added.isSameAs(IndexedFile.of(file))) {
        throw new FileSystemException(file.toString(), null, "was changed meanwhile");
      }
    }
    Path from = folders.of(now.from());
    if (!Files.isDirectory(from)) {
      throw new NoSuchFileException(from.toString());
    }
    begin(name, now);
  }

  private void takeBack(TransferNote note) throws IOException {
    Path from = folders.of(note.from());
    boolean areBack = true;
    for (TransferNote.Source source : note.sources()) {
      areBack &= isBack(from, source);
    }
    if (!areBack) {
      return; // who knows what happened: better twice than lost
    }
    disk.keepNames(from);
    for (String file : note.added()) {
      disk.delete(folders.of(note.to()).resolve(file));
    }
  }

  /** Puts games back, unless they are there. */
  private boolean isBack(Path from, TransferNote.Source source) throws IOException {
    Path file = from.resolve(source.file().name());
    if (Files.exists(file) && source.file().isSameAs(IndexedFile.of(file))) {
      return true;
    }
    Path back = from.resolve(source.back());
    Optional<Path> removed = removed(from.resolve(GameCollection.TRASH), source.trash());
    if (removed.isPresent() && !Files.exists(back)) {
      disk.replace(removed.get(), back);
    }
    return Files.exists(back);
  }

  private static Optional<Path> removed(Path trash, String ending) throws IOException {
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(
            trash, file -> String.valueOf(file.getFileName()).endsWith(ending))) {
      for (Path file : files) {
        return Optional.of(file);
      }
    } catch (NoSuchFileException none) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  /**
   * Takes back what earlier processes did not bring to an end.
   *
   * @param isOwn whether a note of that name may be this process's own
   * @throws IOException if something cannot be taken back yet; all else was tried
   */
  public void recover(Predicate<String> isOwn) throws IOException {
    List<Path> left = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(notes, "[!.]*")) {
      files.forEach(left::add);
    } catch (NoSuchFileException none) {
      return;
    }
    IOException failed = null;
    for (Path file : left) {
      String name = String.valueOf(file.getFileName());
      try {
        if (!isOwn.test(name)) {
          Optional<TransferNote> note = TransferNote.parse(Files.readString(file));
          if (note.isPresent()) {
            takeBack(note.get());
          }
          forget(name);
        }
      } catch (IOException e) {
        failed = e;
      }
    }
    if (failed != null) {
      throw failed;
    }
  }
}
