package yomikiri.engine.library;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.zip.CRC32;
import yomikiri.engine.file.Draft;
import yomikiri.engine.library.GameCollection.IndexedFile;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * The index of a collection: the tags, results and positions of its games, found without reading
 * their records. Immutable; may be used from any thread.
 */
public final class CollectionIndex {
  private static final long MAGIC = 0x796f6d696b690001L; // its last digits: the version
  private static final int HEAD = 3 * Long.BYTES;

  private final List<IndexedFile> files;
  private final List<IndexedGame> games;
  private final List<Tag> tags;
  private final PositionKeys positions;
  private final int[] firstKeys;

  private CollectionIndex(
      List<IndexedFile> files,
      List<IndexedGame> games,
      Collection<Tag> tags,
      PositionKeys positions) {
    this.tags = List.copyOf(tags);
    this.files = List.copyOf(files);
    this.games = List.copyOf(games);
    this.positions = positions;
    this.firstKeys = games.stream().mapToInt(IndexedGame::firstKey).toArray();
  }

  /** All games, file by file. */
  public List<IndexedGame> games() {
    return games;
  }

  /** The ids of the games played, sorted. */
  public List<String> gameIds() {
    return tags.stream().filter(tag -> tag.name().equals("Game")).map(Tag::value).sorted().toList();
  }

  /** How many games of the files could not be read. */
  public int faulty() {
    return files.stream().mapToInt(IndexedFile::faulty).sum();
  }

  List<IndexedFile> files() {
    return files;
  }

  PositionKeys positions() {
    return positions;
  }

  /** The tags of all games, each once: games with equal tags share them. */
  List<Tag> tags() {
    return tags;
  }

  /** The games that contain a position, or one that is the same turned or mirrored. */
  List<IndexedGame> containing(long canonicalKey) throws IOException {
    return IntStream.of(positions.find(canonicalKey).places)
        .map(this::gameAt)
        .distinct()
        .mapToObj(games::get)
        .toList();
  }

  /** Is shown a position as it occurs in a game. */
  interface Visitor {
    /**
     * Is shown one game.
     *
     * @param next the canonical key of the position played to; 0 at the end of a round
     * @param rewards of each seat in that round
     */
    void visit(IndexedGame game, long next, List<Double> rewards);
  }

  /** Shows each game in which a position occurs, where it does so the first time. */
  void visit(long canonicalKey, Visitor visitor) throws IOException {
    PositionKeys.Hits hits = positions.find(canonicalKey);
    int last = -1;
    for (int i = 0; i < hits.places.length; i++) {
      int place = hits.places[i];
      int number = gameAt(place);
      if (number != last) {
        IndexedGame game = games.get(number);
        long next = place == lastKey(number) ? PlayedThrough.BREAK : hits.next[i];
        visitor.visit(game, next, rewards(game, place));
        last = number;
      }
    }
  }

  /** The number of the game that has the position at {@code place}. */
  private int gameAt(int place) {
    int found = Arrays.binarySearch(firstKeys, place);
    return found >= 0 ? found : -found - 2;
  }

  private List<Double> rewards(IndexedGame game, int place) throws IOException {
    int players = game.players();
    if (game.rewards().size() == players) {
      return game.rewards();
    }
    int round =
        (int)
            LongStream.of(positions.range(game.firstKey(), place))
                .filter(key -> key == PlayedThrough.BREAK)
                .count();
    return game.rewards().subList(players * round, players * (round + 1));
  }

  /** Writes it into {@code draft}. */
  void write(Draft draft) throws IOException {
    byte[] rows = rows();
    CRC32 sum = new CRC32();
    sum.update(rows);
    DataOutputStream out = new DataOutputStream(draft.stream());
    out.writeLong(MAGIC);
    out.writeLong(rows.length);
    out.writeLong(sum.getValue());
    out.write(rows);
    positions.write(out);
    out.flush();
  }

  private byte[] rows() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    Map<String, Integer> fileNumbers = new HashMap<>();
    out.writeInt(files.size());
    for (IndexedFile file : files) {
      fileNumbers.put(file.name(), fileNumbers.size());
      write(out, file.name());
      out.writeLong(file.time());
      out.writeLong(file.size());
      out.writeInt(file.faulty());
    }
    Map<Tag, Integer> tags = new HashMap<>();
    Map<List<Double>, Integer> rewards = new HashMap<>();
    ByteArrayOutputStream gameBytes = new ByteArrayOutputStream();
    DataOutputStream rows = new DataOutputStream(gameBytes);
    for (IndexedGame game : games) {
      rows.writeInt(Objects.requireNonNull(fileNumbers.get(game.file())));
      rows.writeLong(game.offset());
      rows.writeInt(game.length());
      rows.writeShort(game.tags().size());
      for (Tag tag : game.tags()) {
        rows.writeInt(tags.computeIfAbsent(tag, each -> tags.size()));
      }
      rows.writeInt(rewards.computeIfAbsent(game.rewards(), each -> rewards.size()));
      rows.writeByte(game.players());
      rows.writeByte(game.winner());
      rows.writeInt(game.plies());
      rows.writeLong(game.block());
      rows.writeLong(game.identity());
      rows.writeInt(game.firstKey());
    }
    out.writeInt(tags.size());
    for (Tag tag : inOrder(tags)) {
      write(out, tag.name());
      write(out, tag.value());
    }
    out.writeInt(rewards.size());
    for (List<Double> each : inOrder(rewards)) {
      out.writeByte(each.size());
      for (double reward : each) {
        out.writeDouble(reward);
      }
    }
    out.writeInt(games.size());
    gameBytes.writeTo(out);
    out.writeLong(positions.count());
    for (long sum : positions.sums()) {
      out.writeLong(sum);
    }
    return bytes.toByteArray();
  }

  private static <T> List<T> inOrder(Map<T, Integer> numbers) {
    return numbers.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .toList();
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /**
   * Reads what was {@linkplain #write written}; the positions are read when they are asked for.
   *
   * @throws DamagedIndexException if it is not what was written
   */
  static CollectionIndex read(Path file) throws IOException {
    long size = Files.size(file);
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
      if (size < HEAD || in.readLong() != MAGIC) {
        throw new DamagedIndexException();
      }
      long length = in.readLong();
      long sum = in.readLong();
      if (length < 0 || length > size - HEAD) {
        throw new DamagedIndexException();
      }
      byte[] rows = in.readNBytes((int) length);
      CRC32 found = new CRC32();
      found.update(rows);
      if (found.getValue() != sum) {
        throw new DamagedIndexException();
      }
      return read(new DataInputStream(new ByteArrayInputStream(rows)), file, HEAD + length);
    }
  }

  private static CollectionIndex read(DataInputStream in, Path file, long keysFrom)
      throws IOException {
    List<IndexedFile> files = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      files.add(new IndexedFile(text(in), in.readLong(), in.readLong(), in.readInt()));
    }
    List<Tag> tags = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      tags.add(new Tag(text(in), text(in)));
    }
    List<List<Double>> rewards = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      List<Double> each = new ArrayList<>();
      for (int seats = in.readByte(); seats > 0; seats--) {
        each.add(in.readDouble());
      }
      rewards.add(List.copyOf(each));
    }
    int count = in.readInt();
    List<IndexedGame> games = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      String name = files.get(in.readInt()).name();
      long offset = in.readLong();
      int length = in.readInt();
      Tag[] own = new Tag[in.readShort()];
      for (int tag = 0; tag < own.length; tag++) {
        own[tag] = tags.get(in.readInt());
      }
      games.add(
          new IndexedGame(
              name,
              offset,
              length,
              List.of(own),
              rewards.get(in.readInt()),
              in.readByte(),
              in.readByte(),
              in.readInt(),
              in.readLong(),
              in.readLong(),
              in.readInt()));
    }
    long keys = in.readLong();
    List<Long> sums = new ArrayList<>();
    while (in.available() > 0) {
      sums.add(in.readLong());
    }
    return new CollectionIndex(files, games, tags, PositionKeys.in(file, keysFrom, keys, sums));
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }

  /** Gathers an index, file by file. Not thread-safe. */
  static final class Builder {
    private final List<IndexedFile> files = new ArrayList<>();
    private final List<IndexedGame> games = new ArrayList<>();
    private final PositionKeys.Gatherer positions = new PositionKeys.Gatherer();
    private final Map<Tag, Tag> tags = new HashMap<>();
    private final Map<List<Double>, List<Double>> rewards = new HashMap<>();

    /** Adds a file whose games were added, or will be. */
    void add(IndexedFile file) {
      files.add(file);
    }

    /** Adds a game that was played through. */
    void add(String file, long offset, int length, PlayedThrough game) {
      int firstKey = (int) positions.count();
      game.keys().forEach(positions::add);
      games.add(
          new IndexedGame(
              file,
              offset,
              length,
              game.tags().stream().map(tag -> tags.computeIfAbsent(tag, each -> each)).toList(),
              rewards.computeIfAbsent(game.rewards(), each -> each),
              game.players(),
              game.winner(),
              game.plies(),
              game.block(),
              game.identity(),
              firstKey));
    }

    /** Adds some games of another index, which stand there one behind the other. */
    void add(CollectionIndex other, int from, int to) throws IOException {
      for (int number = from; number < to; number++) {
        IndexedGame game = other.games.get(number);
        games.add(
            new IndexedGame(
                game.file(),
                game.offset(),
                game.length(),
                game.tags(),
                game.rewards(),
                game.players(),
                game.winner(),
                game.plies(),
                game.block(),
                game.identity(),
                (int) positions.count() + game.firstKey() - other.games.get(from).firstKey()));
      }
      if (from < to) {
        positions.add(other.positions, other.games.get(from).firstKey(), other.lastKey(to - 1) + 1);
      }
    }

    CollectionIndex index() {
      return new CollectionIndex(files, games, tags.keySet(), positions.all());
    }
  }

  /** Where the positions of a game end among those of all. */
  int lastKey(int game) {
    return game + 1 < games.size()
        ? games.get(game + 1).firstKey() - 1
        : (int) positions.count() - 1;
  }

  /** An index that is damaged and has to be made again from the records. */
  static final class DamagedIndexException extends IOException {
    private static final long serialVersionUID = 1;

    DamagedIndexException() {
      super("damaged index");
    }
  }
}
