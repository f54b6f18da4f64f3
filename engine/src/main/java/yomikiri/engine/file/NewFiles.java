package yomikiri.engine.file;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Many new files of one folder, written far faster than one after the other. A batch of them goes
 * to one file, which is forced to the disk: from then on none of them can be lost. They are put in
 * their places at leisure. What a killed process or a power failure leaves undone is taken up by
 * the next ({@link #left}).
 */
public final class NewFiles {
  private static final String ENDING = ".batch";

  private final Disk disk;
  private final Path folder;

  public NewFiles(Disk disk, Path folder) {
    this.disk = disk;
    this.folder = folder;
  }

  /** A file to be written. */
  public static final class NewFile {
    private final String name;
    private final byte[] content;

    /** {@code name} is no other file's. */
    public NewFile(String name, byte[] content) {
      this.name = name;
      this.content = content.clone();
    }

    public String name() {
      return name;
    }

    /** What it is to hold, as UTF-8. */
    public String text() {
      return new String(content, StandardCharsets.UTF_8);
    }

    private boolean isInside() {
      Path path = Path.of(name);
      return path.getNameCount() == 1 && !path.isAbsolute() && !name.startsWith(".");
    }
  }

  /** Files that cannot be lost any more; closed before it is settled, it is left to others. */
  public final class Batch implements Closeable {
    private final Path journal;
    private final Optional<GrowingFile> claim;
    private final Map<String, NewFile> unplaced = new ConcurrentHashMap<>();
    private final Queue<String> placed = new ConcurrentLinkedQueue<>();
    private final AtomicLong size = new AtomicLong();

    private Batch(Path journal, Optional<GrowingFile> claim) {
      this.journal = journal;
      this.claim = claim;
    }

    private Batch with(List<NewFile> files) {
      files.forEach(file -> unplaced.put(file.name, file));
      size.set(files.stream().mapToLong(file -> file.content.length).sum());
      return this;
    }

    /** Bytes that wait in memory for their places. */
    public long size() {
      return size.get();
    }

    /** The files that are not in their places yet. */
    public List<NewFile> unplaced() {
      return List.copyOf(unplaced.values());
    }

    /**
     * Puts the file called {@code name} in its place, in one step, unless that is done or it is
     * none of these; from any thread.
     */
    public void place(String name) throws IOException {
      NewFile file = unplaced.get(name);
      if (file != null) {
        synchronized (file) {
          if (unplaced.containsKey(name)) {
            place(file);
            placed.add(name);
            unplaced.remove(name);
            size.addAndGet(-file.content.length);
          }
        }
      }
    }

    private void place(NewFile file) throws IOException {
      Path draft = folder.resolve("." + file.name + ".draft"); // as WholeFile sweeps them
      boolean isPlaced = false;
      try {
        disk.fill(draft, file.content);
        disk.replace(draft, folder.resolve(file.name));
        isPlaced = true;
      } finally {
        if (!isPlaced) {
          disk.delete(draft);
        }
      }
    }

    /** Places and forces to the disk all that is left; what is gone by then was deleted. */
    public void settle() throws IOException {
      for (String name : unplaced.keySet()) {
        place(name);
      }
      for (String name : placed) {
        try {
          disk.force(folder.resolve(name));
        } catch (NoSuchFileException deleted) {
          // and so it need not be kept
        }
      }
      disk.keepNames(folder);
      close();
      disk.delete(journal);
    }

    @Override
    public void close() throws IOException {
      if (claim.isPresent()) {
        claim.get().close();
      }
    }
  }

  /**
   * Makes sure that no file of a batch can be lost.
   *
   * @param name no other batch's
   * @throws IOException if that failed; nothing is left of any of them
   */
  public Batch begin(String name, List<NewFile> files) throws IOException {
    Path journal = folder.resolve("." + name + ENDING);
    new WholeFile(disk).write(journal, bytes(files));
    return new Batch(journal, GrowingFile.claim(journal, disk)).with(files);
  }

  private static byte[] bytes(List<NewFile> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    for (NewFile file : files) {
      byte[] name = file.name.getBytes(StandardCharsets.UTF_8);
      out.writeInt(name.length);
      out.write(name);
      out.writeInt(file.content.length);
      out.write(file.content);
    }
    return bytes.toByteArray();
  }

  /**
   * The batches that processes left which are gone. Unplaced in them are files that never got to
   * their places, and those of which a power failure has left a part.
   *
   * @param deleted the names of those that were deleted since, and stay so
   */
  public List<Batch> left(Set<String> deleted) throws IOException {
    List<Batch> left = new ArrayList<>();
    try (DirectoryStream<Path> journals = Files.newDirectoryStream(folder, ".*" + ENDING)) {
      for (Path journal : journals) {
        Optional<GrowingFile> claim = GrowingFile.claim(journal, disk);
        if (claim.isPresent()) {
          left.add(left(journal, claim.get(), deleted));
        }
      }
    } catch (NoSuchFileException none) {
      return left;
    }
    return left;
  }

  private Batch left(Path journal, GrowingFile claim, Set<String> deleted) throws IOException {
    Batch batch = new Batch(journal, Optional.of(claim));
    boolean isRead = false;
    try {
      List<NewFile> unplaced = new ArrayList<>();
      for (NewFile file : files(claim.begin(Integer.MAX_VALUE), journal)) {
        Path place = folder.resolve(file.name);
        boolean isThere = Files.exists(place);
        if (isThere ? isTorn(place, file.content) : !deleted.contains(file.name)) {
          unplaced.add(file);
        } else if (isThere) {
          batch.placed.add(file.name);
        }
      }
      isRead = true;
      return batch.with(unplaced);
    } finally {
      if (!isRead) {
        batch.close();
      }
    }
  }

  private static List<NewFile> files(byte[] journal, Path path) throws IOException {
    List<NewFile> files = new ArrayList<>();
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(journal));
    while (in.available() > 0) {
      String name = new String(block(in), StandardCharsets.UTF_8);
      NewFile file = new NewFile(name, block(in));
      if (!file.isInside()) {
        throw new FileSystemException(path.toString(), null, "names a file elsewhere");
      }
      files.add(file);
    }
    return files;
  }

  private static byte[] block(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new EOFException("not a whole batch");
    }
    return in.readNBytes(length);
  }

  /** Whether of {@code content} only the beginning is there, or blanks in place of some of it. */
  private static boolean isTorn(Path file, byte[] content) throws IOException {
    byte[] there = Files.readAllBytes(file);
    int same = Arrays.mismatch(there, content);
    if (same < 0) {
      return false;
    }
    boolean isBeginning = same == there.length;
    for (int i = 0; i < there.length && !isBeginning; i++) {
      isBeginning = there[i] == 0;
    }
    return isBeginning;
  }
}
