package yomikiri.engine.library;

import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import yomikiri.engine.library.CollectionIndex.DamagedIndexException;

/**
 * The canonical keys of all positions of an index, game behind game, in chunks that are in a file
 * or in memory. They are read when they are looked through, each chunk with its checksum.
 */
final class PositionKeys {
  private static final int CHUNK = 1 << 17; // keys

  private final long count;
  private final ChunkReader chunks;
  private final List<Long> sums;

  /** Reads the keys of a chunk. */
  private interface ChunkReader {
    long[] read(int chunk) throws IOException;
  }

  private PositionKeys(long count, List<Long> sums, ChunkReader chunks) {
    this.count = count;
    this.sums = sums;
    this.chunks = chunks;
  }

  /**
   * The keys in a file.
   *
   * @param from the first byte of the keys
   * @param sums of the chunks
   */
  static PositionKeys in(Path file, long from, long count, List<Long> sums) {
    return new PositionKeys(count, sums, chunk -> read(file, from, count, chunk));
  }

  private static long[] read(Path file, long from, long count, int chunk) throws IOException {
    long first = (long) chunk * CHUNK;
    int size = (int) Math.min(CHUNK, count - first);
    ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * size);
    try (FileChannel channel = FileChannel.open(file)) {
      long at = from + Long.BYTES * first;
      while (bytes.hasRemaining()) {
        int read = channel.read(bytes, at + bytes.position());
        if (read < 0) {
          throw new EOFException(file + ": ends too early");
        }
      }
    }
    long[] keys = new long[size];
    bytes.flip().asLongBuffer().get(keys);
    return keys;
  }

  long count() {
    return count;
  }

  List<Long> sums() {
    return sums;
  }

  void write(DataOutputStream out) throws IOException {
    for (int chunk = 0; chunk < sums.size(); chunk++) {
      out.write(bytes(chunks.read(chunk)));
    }
  }

  private static byte[] bytes(long[] keys) {
    ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * keys.length);
    bytes.asLongBuffer().put(keys);
    return bytes.array();
  }

  private static long sum(long[] keys) {
    CRC32 sum = new CRC32();
    sum.update(bytes(keys));
    return sum.getValue();
  }

  private long[] checked(int chunk) throws IOException {
    long[] keys = chunks.read(chunk);
    if (sum(keys) != sums.get(chunk)) {
      throw new DamagedIndexException();
    }
    return keys;
  }

  /** Where a key stands. */
  static final class Hits {
    /** In order. */
    final int[] places;

    /** The key behind each; 0 behind the last of all. */
    final long[] next;

    private Hits(int[] places, long[] next) {
      this.places = places;
      this.next = next;
    }
  }

  /** All places at which {@code key} stands. */
  Hits find(long key) throws IOException {
    try {
      List<Hits> found =
          IntStream.range(0, sums.size())
              .parallel()
              .mapToObj(chunk -> find(key, chunk))
              .filter(hits -> hits.places.length > 0)
              .toList();
      return new Hits(
          found.stream().flatMapToInt(hits -> Arrays.stream(hits.places)).toArray(),
          found.stream().flatMapToLong(hits -> Arrays.stream(hits.next)).toArray());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Hits find(long key, int chunk) {
    try {
      long[] keys = checked(chunk);
      int[] places = new int[8];
      int count = 0;
      for (int i = 0; i < keys.length; i++) {
        if (keys[i] == key) {
          places = count == places.length ? Arrays.copyOf(places, 2 * count) : places;
          places[count++] = chunk * CHUNK + i;
        }
      }
      long[] next = new long[count];
      for (int i = 0; i < count; i++) {
        int behind = places[i] + 1 - chunk * CHUNK;
        next[i] = behind < keys.length ? keys[behind] : get(places[i] + 1L);
      }
      return new Hits(Arrays.copyOf(places, count), next);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private long get(long place) throws IOException {
    return place == count
        ? PlayedThrough.BREAK
        : chunks.read((int) (place / CHUNK))[(int) (place % CHUNK)];
  }

  /** The keys from {@code from} to before {@code to}. */
  long[] range(int from, int to) throws IOException {
    long[] range = new long[to - from];
    for (int at = from; at < to; ) {
      int chunk = at / CHUNK;
      int end = Math.min(to, (chunk + 1) * CHUNK);
      System.arraycopy(checked(chunk), at - chunk * CHUNK, range, at - from, end - at);
      at = end;
    }
    return range;
  }

  /** Gathers keys in memory. */
  static final class Gatherer {
    private final List<long[]> full = new ArrayList<>();
    private long[] open = new long[CHUNK];
    private int size;
    private long[] last = {}; // the chunk of another index that was read last
    private int lastChunk = -1;

    long count() {
      return (long) full.size() * CHUNK + size;
    }

    void add(long key) {
      open[size++] = key;
      if (size == CHUNK) {
        full.add(open);
        open = new long[CHUNK];
        size = 0;
      }
    }

    /** Adds those of another index, from {@code from} to before {@code to}. */
    void add(PositionKeys others, int from, int to) throws IOException {
      for (int at = from; at < to; ) {
        int chunk = at / CHUNK;
        int end = Math.min(to, (chunk + 1) * CHUNK);
        if (chunk != lastChunk) {
          last = others.checked(chunk);
          lastChunk = chunk;
        }
        for (; at < end; at++) {
          add(last[at - chunk * CHUNK]);
        }
      }
    }

    PositionKeys all() {
      List<long[]> chunks = new ArrayList<>(full);
      if (size > 0) {
        chunks.add(Arrays.copyOf(open, size));
      }
      return new PositionKeys(
          count(), chunks.stream().map(PositionKeys::sum).toList(), chunks::get);
    }
  }
}
