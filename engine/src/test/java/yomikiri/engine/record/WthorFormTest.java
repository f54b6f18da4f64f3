package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord.Tag;

/** Tournaments of Othello in WTHOR's files, here of games made up by chance. */
final class WthorFormTest {
  private static final int PASS = 64;
  private static final int YEAR = 1999;

  @TempDir private Path folder = Path.of("");

  /** A game as its record holds it: squares in the order in which they were played. */
  private record Played(List<Integer> squares, int blackPoints, int passes) {}

  private static Played played(long seed, int most) {
    return played(CATALOG.game("othello-8").orElseThrow(), new SplittableRandom(seed), most);
  }

  private static <P extends Position> Played played(
      Game<P> game, SplittableRandom random, int most) {
    GameSession<P> session = new GameSession<>(game, game.newPosition(0));
    List<Integer> squares = new ArrayList<>();
    while (!session.isOver() && squares.size() < most) {
      int seat = session.isAwaited(0) ? 0 : 1;
      int[] legal = session.legalMoves(seat);
      int move = legal[random.nextInt(legal.length)];
      session.play(seat, move);
      if (move != PASS) {
        squares.add(move);
      }
    }
    return new Played(squares, session.score(0), session.ply() - squares.size());
  }

  private static byte[] header(int games, int names, int size, int type) {
    return ByteBuffer.allocate(16)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(new byte[] {20, 1, 2, 3})
        .putInt(games)
        .putShort((short) names)
        .putShort((short) YEAR)
        .put((byte) size)
        .put((byte) type)
        .put((byte) 22)
        .array();
  }

  private static byte[] record(Played played, int black, int white, int tournament, int discs) {
    ByteBuffer record =
        ByteBuffer.allocate(68)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putShort((short) tournament)
            .putShort((short) black)
            .putShort((short) white)
            .put((byte) discs)
            .put((byte) 33);
    played.squares().forEach(cell -> record.put((byte) (10 * (cell / 8 + 1) + cell % 8 + 1)));
    return record.array();
  }

  private static byte[] joined(byte[]... parts) {
    ByteBuffer all = ByteBuffer.allocate(List.of(parts).stream().mapToInt(p -> p.length).sum());
    List.of(parts).forEach(all::put);
    return all.array();
  }

  private void names(String file, int length, String... names) throws IOException {
    ByteBuffer all = ByteBuffer.allocate(16 + length * names.length);
    all.put(header(0, names.length, 0, 0));
    for (int i = 0; i < names.length; i++) {
      all.put(16 + i * length, names[i].getBytes(StandardCharsets.ISO_8859_1));
    }
    Files.write(folder.resolve(file), all.array());
  }

  private List<RawRecord> games(byte[] file) throws IOException {
    List<RawRecord> games = new ArrayList<>();
    try (RecordReader reader =
        RecordReader.of(Files.write(folder.resolve("WTH_1999.wtb"), file), CATALOG)) {
      for (Optional<RawRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }

  private static String sentence(RawRecord game) {
    return catchThrowableOfType(NotationException.class, () -> game.read(CATALOG)).sentence();
  }

  @Test
  void gamesAreReadWithTheirNamesAndThePassesPutIn() throws IOException, NotationException {
    names("wthor.JOU", 20, "nobody", "M\u00fcller Eva", "Twenty letters long.", "x");
    names("WTHOR.trn", 26, "Open d'\u00e9t\u00e9 1999", "y");
    byte[][] parts = new byte[41][];
    parts[0] = header(40, 0, 8, 0);
    int passes = 0;
    for (int i = 0; i < 40; i++) {
      Played played = played(i, 60);
      passes += played.passes();
      parts[i + 1] = record(played, 1, i == 0 ? 7 : 2, 0, played.blackPoints());
    }
    assertThat(passes).isGreaterThan(10);
    List<RawRecord> games = games(joined(parts));
    assertThat(games).hasSize(40);
    for (int i = 0; i < 40; i++) {
      GameRecord<?> record = games.get(i).read(CATALOG);
      Played played = played(i, 60);
      assertThat(record.game().id()).isEqualTo("othello-8");
      assertThat(record.entries()).hasSize(played.squares().size() + played.passes());
      assertThat(record.tags())
          .containsExactly(
              new Tag("Player1", "M\u00fcller Eva"),
              new Tag("Player2", i == 0 ? "#7" : "Twenty letters long."),
              new Tag("Event", "Open d'\u00e9t\u00e9 1999"),
              new Tag("Date", "1999"),
              new Tag("BestResult", "33:31"),
              new Tag("Names", "people"),
              new Tag("Result", played.blackPoints() + ":" + (64 - played.blackPoints())),
              new Tag("Termination", "normal"));
      assertThat(GameRecord.parse(record.text(), CATALOG).text()).isEqualTo(record.text());
    }
  }

  @Test
  void withoutNamesBesideItPlayersAreNumbers() throws IOException, NotationException {
    byte[] file = joined(header(1, 0, 0, 0), record(played(1, 60), 65_535, 4, 300, 1));
    Files.createDirectory(folder.resolve("folder.jou"));
    assertThat(games(file).getFirst().read(CATALOG).tags())
        .contains(new Tag("Player1", "#65535"), new Tag("Player2", "#4"), new Tag("Event", "#300"));
    names("a.jou", 20, "one", "two");
    names("b.jou", 20, "three", "four");
    assertThat(games(file).getFirst().read(CATALOG).tag("Player1")).hasValue("#65535");
    try (RecordReader reader =
        RecordReader.of(new ByteArrayInputStream(file), Optional.empty(), CATALOG)) {
      assertThat(reader.next().orElseThrow().read(CATALOG).tag("Player2")).hasValue("#4");
    }
  }

  @Test
  void aResultThatTheMovesDoNotLeadToIsKeptBesideOurs() throws IOException, NotationException {
    Played whole = played(3, 60);
    Played half = played(3, 30);
    List<RawRecord> games =
        games(
            joined(
                header(2, 0, 8, 0),
                record(whole, 0, 1, 0, whole.blackPoints() + 1),
                record(half, 0, 1, 0, 40)));
    GameRecord<?> finished = games.getFirst().read(CATALOG);
    assertThat(finished.tag(Tag.RESULT))
        .hasValue(whole.blackPoints() + ":" + (64 - whole.blackPoints()));
    assertThat(finished.tag(Tag.GIVEN_RESULT))
        .hasValue(whole.blackPoints() + 1 + ":" + (63 - whole.blackPoints()));
    GameRecord<?> brokenOff = games.getLast().read(CATALOG);
    assertThat(brokenOff.session().isOver()).isFalse();
    assertThat(brokenOff.tag(Tag.RESULT)).hasValue("40:24");
    assertThat(brokenOff.tag(Tag.TERMINATION)).hasValue(Tag.UNTERMINATED);
    assertThat(brokenOff.tag(Tag.GIVEN_RESULT)).isEmpty();
  }

  @Test
  void aFaultyGameHidesNoOther() throws IOException {
    byte[] good = record(played(5, 60), 0, 1, 0, 32);
    byte[] illegal = good.clone();
    illegal[8 + 2] = 11;
    byte[] square = good.clone();
    square[8 + 3] = 99;
    List<RawRecord> games = games(joined(header(4, 0, 8, 0), good, illegal, square, good));
    assertThat(games).hasSize(4);
    assertThat(sentence(games.get(1))).isEqualTo("game 2: move 3, a1, is not allowed there");
    assertThat(sentence(games.get(2))).isEqualTo("game 3: move 4 is 99, which is no square");
    assertThat(games).extracting(RawRecord::line).containsOnly(1);
  }

  @Test
  void aFileThatBreaksOffSaysSo() throws IOException {
    byte[] game = record(played(5, 60), 0, 1, 0, 32);
    byte[] file = joined(header(3, 0, 8, 0), game, game, game);
    for (int length : new int[] {16 + 68 + 1, 16 + 2 * 68 - 1, 16 + 68, 16}) {
      List<RawRecord> games = games(Arrays.copyOf(file, length));
      assertThat(games).hasSize(length == 16 ? 1 : 2);
      assertThat(sentence(games.getLast())).endsWith("the file breaks off here");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | 0  | 10 | 0 | Othello on 10×10 cannot be read",
        "1 | 0  | 8  | 1 | this file holds solitaires, not games",
        "0 | 12 | 0  | 0 | this file holds the names of players or tournaments; the games stand",
      })
  void otherFilesOfTheDatabaseAreNamed(int games, int names, int size, int type, String sentence)
      throws IOException {
    List<RawRecord> found = games(joined(header(games, names, size, type), new byte[3 * 68]));
    assertThat(found)
        .singleElement()
        .extracting(WthorFormTest::sentence)
        .asString()
        .startsWith(sentence);
  }
}
