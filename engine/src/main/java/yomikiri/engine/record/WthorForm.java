package yomikiri.engine.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * WTHOR, the database of Othello's tournaments: a binary file of a header and games of one length.
 * Players and tournaments are numbers, whose names stand in files beside it. A game is handed out
 * as a file of its own: header, game, and the three names, if they are known.
 */
final class WthorForm implements RecordForm {
  private static final int HEADER = 16;
  private static final int GAME = 68;
  private static final int PLAYER_NAME = 20;
  private static final int TOURNAMENT_NAME = 26;

  /** Places in the header. */
  private static final int GAMES = 4;

  private static final int NAMES = 8;
  private static final int YEAR = 10;
  private static final int SIZE = 12;
  private static final int TYPE = 13;

  /** Places in a game, behind a header. */
  private static final int TOURNAMENT = HEADER;

  private static final int BLACK = HEADER + 2;
  private static final int WHITE = HEADER + 4;
  private static final int BLACK_DISCS = HEADER + 6;
  private static final int BEST_DISCS = HEADER + 7;
  private static final int MOVES = HEADER + 8;

  private static final int ROWS = 8;
  private static final int MOST_NAMES = 1 << 16;

  @Override
  public String name() {
    return "WTHOR";
  }

  @Override
  public List<String> endings() {
    return List.of(".wtb");
  }

  /** All its files begin with the day on which they were made: century, year, month, day. */
  @Override
  public boolean isOf(Beginning beginning) {
    return beginning.length() >= HEADER
        && (beginning.at(0) == 19 || beginning.at(0) == 20)
        && beginning.at(1) <= 99
        && isIn(beginning.at(2), 1, 12)
        && isIn(beginning.at(3), 1, 31);
  }

  private static boolean isIn(int value, int least, int most) {
    return value >= least && value <= most;
  }

  @Override
  public Division divide(RecordSource source, GameLookup known) throws IOException {
    byte[] header = source.take(HEADER);
    if (fault(little(header)).isPresent()) {
      return Division.whole(header);
    }
    List<byte[]> players = names(source, ".jou", PLAYER_NAME);
    List<byte[]> tournaments = names(source, ".trn", TOURNAMENT_NAME);
    int promised = little(header).getInt(GAMES);
    return new Division() {
      private int games;

      // a file that breaks off has one more game, which cannot be read
      @Override
      public boolean isAtEnd() throws IOException {
        return source.isAtEnd() && games >= promised;
      }

      @Override
      public byte[] next() throws IOException {
        byte[] record = source.take(GAME);
        games = source.isAtEnd() && record.length < GAME ? Integer.MAX_VALUE : games + 1;
        ByteArrayOutputStream game = new ByteArrayOutputStream();
        game.writeBytes(header);
        game.writeBytes(record);
        if (record.length == GAME) {
          ByteBuffer numbers = little(game.toByteArray());
          game.writeBytes(name(players, numbers.getShort(BLACK), PLAYER_NAME));
          game.writeBytes(name(players, numbers.getShort(WHITE), PLAYER_NAME));
          game.writeBytes(name(tournaments, numbers.getShort(TOURNAMENT), TOURNAMENT_NAME));
        }
        return game.toByteArray();
      }
    };
  }

  private static ByteBuffer little(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static byte[] name(List<byte[]> names, short number, int length) {
    int place = Short.toUnsignedInt(number);
    return Arrays.copyOf(place < names.size() ? names.get(place) : new byte[0], length);
  }

  /** The names in the file beside it that ends so; none if that is not there or not clear. */
  private List<byte[]> names(RecordSource source, String ending, int length) throws IOException {
    List<byte[]> names = new ArrayList<>();
    Path folder = source.file().map(Path::toAbsolutePath).map(Path::getParent).orElse(null);
    if (folder == null) {
      return names;
    }
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> all =
        Files.newDirectoryStream(
            folder,
            file ->
                String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ending)
                    && Files.isRegularFile(file))) {
      all.forEach(found::add);
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    if (found.size() == 1) {
      try (InputStream in = RegularFile.open(found.getFirst())) {
        in.readNBytes(HEADER);
        byte[] name = in.readNBytes(length);
        while (name.length == length && names.size() < MOST_NAMES) {
          names.add(name);
          name = in.readNBytes(length);
        }
      }
    }
    return names;
  }

  /** Why files with that header are not read. */
  private static Optional<NotationException> fault(ByteBuffer header) {
    if (header.get(TYPE) != 0) {
      return Optional.of(NotationException.ofBytes("wthor.solitaire"));
    }
    if (header.getInt(GAMES) == 0 && header.getShort(NAMES) != 0) {
      return Optional.of(NotationException.ofBytes("wthor.names"));
    }
    int size = header.get(SIZE);
    return size == 0 || size == ROWS
        ? Optional.empty()
        : Optional.of(NotationException.ofBytes("record.size", size));
  }

  @Override
  public GameRecord<?> read(byte[] game, GameLookup known) throws NotationException {
    ByteBuffer bytes = little(game);
    Optional<NotationException> fault = fault(bytes);
    if (fault.isPresent()) {
      throw fault.get();
    }
    if (game.length < HEADER + GAME) {
      throw NotationException.ofBytes("wthor.cut-short");
    }
    try {
      return record(bytes, OtherGame.ofOthello(ROWS, known));
    } catch (NotationException e) {
      throw e.ofBytes();
    }
  }

  private static GameRecord<?> record(ByteBuffer bytes, OtherGame<?> game)
      throws NotationException {
    for (int i = MOVES; i < HEADER + GAME && bytes.get(i) != 0; i++) {
      int row = bytes.get(i) / 10 - 1;
      int column = bytes.get(i) % 10 - 1;
      if (!isIn(row, 0, ROWS - 1) || !isIn(column, 0, ROWS - 1)) {
        throw new NotationException(1, 1, "wthor.square", i - MOVES + 1, bytes.get(i) & 0xFF);
      }
      game.play(row * ROWS + column);
    }
    int names = HEADER + GAME;
    game.tag(Tag.player(0), name(bytes, names, PLAYER_NAME, BLACK));
    game.tag(Tag.player(1), name(bytes, names + PLAYER_NAME, PLAYER_NAME, WHITE));
    game.tag("Event", name(bytes, names + 2 * PLAYER_NAME, TOURNAMENT_NAME, TOURNAMENT));
    int year = Short.toUnsignedInt(bytes.getShort(YEAR));
    game.tag(Tag.DATE, year == 0 ? "" : "%04d".formatted(year));
    int discs = bytes.get(BLACK_DISCS) & 0xFF;
    game.given(discs, ROWS * ROWS - discs);
    int best = bytes.get(BEST_DISCS) & 0xFF;
    game.tag("BestResult", best == 0 ? "" : best + ":" + (ROWS * ROWS - best));
    return game.record(Annotation.NONE);
  }

  /** The name that stands there, or the number where none does. */
  private static String name(ByteBuffer bytes, int at, int length, int number) {
    byte[] letters = new byte[Math.clamp(bytes.limit() - at, 0, length)];
    bytes.get(Math.min(at, bytes.limit()), letters);
    String name = new String(letters, StandardCharsets.ISO_8859_1);
    int end = name.indexOf(0);
    String shown = (end < 0 ? name : name.substring(0, end)).strip();
    return shown.isEmpty() ? "#" + Short.toUnsignedInt(bytes.getShort(number)) : shown;
  }
}
