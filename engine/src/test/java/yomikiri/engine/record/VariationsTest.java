package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.BoardMark.Color;
import yomikiri.engine.game.BoardMark.Shape;
import yomikiri.engine.game.Branching;
import yomikiri.engine.game.Candles;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Lots;
import yomikiri.engine.game.MoveGlyph;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.TestCatalog;

/** Records with variations, comments, glyphs and marks. */
final class VariationsTest {
  private static final String HEAD =
      "[Game \"mattix-4\"]\n[Layout \"5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0\"]\n\n";
  private static final String RECORD =
      HEAD
          + """
          {The row of the cross comes first.} 1. d3 $1
          {[%csl Gd3,Rc4] [%cal Yd3d4] four points} (1. b3? {greedy} b4 (1... b1 2. a1)
          2. a4) (1. a3) 1... d4 {+3 proven, depth 11, 140 ms} 2. c4 c1 $6
          """;

  private static Optional<Game<?>> games(String id) {
    return switch (id) {
      case "candles-3" -> Optional.of(Candles.game(3));
      case "lots" -> Optional.of(Lots.GAME);
      default -> TestCatalog.CATALOG.game(id);
    };
  }

  private static GameRecord<?> read(String text) throws NotationException {
    return GameRecord.parse(text, VariationsTest::games);
  }

  @Test
  void whatStandsInPgnsMannerIsReadAndWritten() throws NotationException {
    GameRecord<?> record = read(RECORD.replace("b3? {", "b3 $2 {"));
    GameTree.Node root = record.session().tree().root();
    assertThat(root.annotation().comment()).isEqualTo("The row of the cross comes first.");
    assertThat(root.children()).hasSize(3);
    Annotation first = root.children().getFirst().annotation();
    assertThat(first)
        .isEqualTo(
            new Annotation(
                "four points",
                Optional.of(MoveGlyph.GOOD),
                List.of(
                    BoardMark.on("d3", Shape.CIRCLE, Color.GREEN),
                    BoardMark.on("c4", Shape.CIRCLE, Color.RED),
                    BoardMark.arrow("d3", "d4", Color.YELLOW))));
    assertThat(record.rounds().getFirst().variations()).isEqualTo(3);
    assertThat(record.moveText()).isEqualTo("d3 d4 c4 c1");
    assertThat(record.text()).isEqualTo(RECORD.replace("b3? {", "b3 $2 {"));
    assertThat(read(RECORD).text()).isEqualTo(record.text());
  }

  @Test
  void asATreeEachVariationStandsInLinesOfItsOwn() throws NotationException {
    assertThat(read(RECORD).treeText(0))
        .isEqualTo(
            """
            {The row of the cross comes first.} 1. d3!
            {[%csl Gd3,Rc4] [%cal Yd3d4] four points}
                1. b3? {greedy} b4
                    1... b1 2. a1
                2. a4
                1. a3
            1... d4 {+3 proven, depth 11, 140 ms} 2. c4 c1?!
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "(1. d3) d3           | 1  | record.variation-first",
        "1. d3 (              | 7  | record.open-variation",
        "1. d3 (1. b3         | 7  | record.open-variation",
        "1. d3 ()             | 8  | record.empty-variation",
        "1. d3 (1.)           | 10 | record.empty-variation",
        "1. d3 ((1. b3) 1. b4)| 8  | record.variation-first",
        "1. d3)               | 6  | record.closed-variation",
        "1. d3 $7             | 7  | record.glyph",
        "1. d3 $              | 7  | record.glyph",
        "!! 1. d3             | 1  | record.glyph-first",
        "1. d3 (!? 1. b3)     | 8  | record.glyph-first",
        "1. d3 (1. a1)        | 11 | record.illegal",
        "1. d3 (1. b3 (1... d9)) | 20 | mattix.move",
        "1. d3!!!             | 6  | mattix.move",
      })
  void namesThePlaceOfAMistake(String moves, int column, String fault) {
    NotationException e =
        catchThrowableOfType(NotationException.class, () -> read(HEAD + moves.strip()));
    assertThat(e).as("must not be readable: " + moves).isNotNull();
    assertThat(e.fault()).isEqualTo(fault);
    assertThat(e.line()).isEqualTo(4);
    assertThat(e.column()).isEqualTo(column);
  }

  /** No file can hold one, so that none is in memory either. */
  @Test
  void halfOfASurrogatePairBecomesAReplacementCharacter() throws NotationException {
    GameSession<?> session = read(RECORD).session();
    String words = "\uDF4E a \uD83C\uDF4E b\uD83C";
    session.tree().root().annotate(Annotation.of(words));
    Annotation noted = session.tree().root().annotation();
    assertThat(noted.comment()).isEqualTo("\uFFFD a \uD83C\uDF4E b\uFFFD");
    byte[] file = text(session).getBytes(StandardCharsets.UTF_8);
    GameRecord<?> again = RecordFile.read(file, VariationsTest::games);
    assertThat(again.session().tree().root().annotation()).isEqualTo(noted);
    assertThat(new GameRecord.Tag("Event", words).value()).isEqualTo(noted.comment());
  }

  @Test
  void variationsWithinEachOtherHaveALimit() throws NotationException {
    String deep = "1. d3 " + "(1. b3 (1. d3 ".repeat(100) + ")".repeat(200);
    assertThat(read(HEAD + deep).rounds().getFirst().variations()).isEqualTo(1);
    NotationException e =
        catchThrowableOfType(
            NotationException.class,
            () -> read(HEAD + "1. d3 " + "(1. b3 (1. d3 ".repeat(100) + "(b3" + ")".repeat(201)));
    assertThat(e.fault()).isEqualTo("record.too-deep");
  }

  /** Each leaves the one before it, which no parenthesis within another tells. */
  @Test
  void variationsThatLeaveEachOtherHaveTheSameLimit() throws NotationException {
    Game<?> game = TestCatalog.CATALOG.game("maze-63x63x999").orElseThrow();
    String most = leavingEachOther(game, 200);
    assertThat(read(read(most).text()).rounds().getFirst().variations()).isEqualTo(200);
    for (int count : new int[] {201, 700}) {
      String text = leavingEachOther(game, count);
      NotationException e = catchThrowableOfType(NotationException.class, () -> read(text));
      assertThat(e).as(count + " must not be readable").isNotNull();
      assertThat(e.fault()).isEqualTo("record.too-deep");
    }
  }

  private static <P extends Position> String leavingEachOther(Game<P> game, int count) {
    GameSession<P> session = new GameSession<>(game, game.newPosition(1));
    StringBuilder text =
        new StringBuilder(new GameRecord<>(game, session.start(), List.of(), List.of()).text());
    StringBuilder line = new StringBuilder();
    for (int left = 0; left <= count; ) {
      int[] legal = session.legalMoves(0);
      if (legal.length > 1) {
        String one = line + game.notation().moveText(legal[0]);
        text.append(left == 0 ? one + "\n" : "(" + one + ")\n");
        left++;
      }
      line.append(game.notation().moveText(legal[legal.length - 1])).append(' ');
      session.play(0, legal[legal.length - 1]);
    }
    return text.toString();
  }

  @Test
  void aVariationThatBeginsAlikeIsTheSameLine() throws NotationException {
    GameRecord<?> record = read(HEAD + "1. d3 (1. d3 {also} d4 2. c4) d1 (1... d4 2. b4)");
    assertThat(record.text()).isEqualTo(HEAD + "1. d3 {also} d1 (1... d4 2. c4 (2. b4))\n");
  }

  @Test
  void ofVariationsThatBeginAlikeTheFirstIsTheMainOne() throws NotationException {
    assertThat(read(HEAD + "1. d3 (1. b3 b4) (1. b3 b1 2. a1) d4").text())
        .isEqualTo(HEAD + "1. d3 (1. b3 b4 (1... b1 2. a1)) 1... d4\n");
    assertThat(read(HEAD + "1. d3 (1. b3 (1. b3 b1) b4) d4").text())
        .isEqualTo(HEAD + "1. d3 (1. b3 b4 (1... b1)) 1... d4\n");
  }

  @Test
  void aVariationThatGoesOnBehindTheMainLineLengthensIt() throws NotationException {
    String round = "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n";
    String over = "1. a1 b1 2. a2 b2 (2... b2 3. a3)\n[Layout \".../.../... x\"]\n1. a1";
    GameRecord<?> record = read(round + over);
    assertThat(record.moveText()).isEqualTo("a1 b1 a2 b2 a3");
    assertThat(read(record.text()).text()).isEqualTo(record.text());
  }

  @Test
  void marksBehindWordsLeaveTheWordsAsTheyAre() throws NotationException {
    assertThat(read(HEAD + "1. d3 {words} {[%csl Gd3]}").text())
        .isEqualTo(HEAD + "1. d3 {[%csl Gd3] words}\n");
  }

  @Test
  void twoHundredGamesFromOnePositionStayOneRecord() throws NotationException {
    Game<?> game = TestCatalog.CATALOG.game("othello-8").orElseThrow();
    String text = many(game);
    assertThat(text.length()).isLessThan(RecordFile.LARGEST);
    assertThat(read(text).text()).isEqualTo(text);
    assertThat(read(text).rounds().getFirst().variations()).isEqualTo(199);
  }

  private static <P extends Position> String many(Game<P> game) {
    GameSession<P> session = new GameSession<>(game, game.newPosition(1));
    session.setBranching(Branching.VARY);
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      session.goTo(session.tree().root());
      while (!session.isOver()) {
        step(session, random);
      }
    }
    return text(session);
  }

  private static <P extends Position> String text(GameSession<P> session) {
    return new GameRecord<>(
            session.game(),
            List.of(),
            List.of(GameRecord.Round.of(session.start(), List.of(), session.tree())))
        .text();
  }

  private static void step(GameSession<?> session, Random random) {
    for (int seat = 0; seat < session.players(); seat++) {
      int[] legal = session.legalMoves(seat);
      if (legal.length > 0) {
        session.play(seat, legal[random.nextInt(legal.length)]);
      }
    }
  }

  static Stream<Game<?>> everyGame() {
    return Stream.concat(
        TestCatalog.CATALOG.kits().stream().map(kit -> kit.game()),
        Stream.of(Lots.GAME, Candles.game(3)));
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void whateverIsTriedAndNotedSurvives(Game<?> game) throws NotationException {
    for (int seed = 0; seed < 20; seed++) {
      GameSession<?> tried = tried(game, new Random(seed));
      String text = text(tried);
      GameRecord<?> record = read(text);
      assertThat(record.text()).isEqualTo(text);
      assertThat(text(record.session())).isEqualTo(text);
      assertThat(annotations(record.session())).isEqualTo(annotations(tried));
    }
  }

  private static List<Annotation> annotations(GameSession<?> session) {
    return session.tree().root().all().stream().map(GameTree.Node::annotation).toList();
  }

  private static <P extends Position> GameSession<P> tried(Game<P> game, Random random) {
    GameSession<P> session = new GameSession<>(game, game.newPosition(random.nextInt(9)));
    session.setBranching(Branching.VARY);
    for (int i = 0; i < 60; i++) {
      if (random.nextInt(6) == 0) {
        session.goTo(random.nextInt(session.length() + 1));
      }
      step(session, random);
      if (random.nextInt(3) == 0) {
        session.node().annotate(annotation(random));
      }
    }
    session.tree().root().annotate(annotation(random).withGlyph(Optional.empty()));
    return session;
  }

  private static final List<Shape> SHAPES = List.of(Shape.values());
  private static final List<String> WORDS =
      List.of(
          "a",
          "}",
          "\\",
          "{",
          "(",
          "[%csl",
          "\n",
          "悪手",
          "$1",
          "\\n",
          ")",
          "  ",
          "[",
          "+3",
          "[%csl Ga1]",
          "[%cal Ra1b2,Gc3c3] ",
          "\\[",
          "\t",
          "\u2028",
          "\f",
          "\u0085",
          "😀");

  private static Annotation annotation(Random random) {
    StringBuilder words = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      words.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextBoolean() ? " " : "");
    }
    List<BoardMark> marks =
        random
            .ints(random.nextInt(4), 0, SHAPES.size())
            .mapToObj(
                shape ->
                    SHAPES.get(shape) == Shape.ARROW
                        ? BoardMark.arrow("a1", "h8", Color.BLUE)
                        : BoardMark.on("c" + random.nextInt(9), SHAPES.get(shape), Color.RED))
            .toList();
    int glyph = random.nextInt(12);
    return new Annotation(words.toString(), MoveGlyph.of(glyph), marks);
  }

  @Test
  void damagedTextsAreReadOrRefusedWithAPlace() {
    Random random = new Random(7);
    String signs = "(){}[]$!?%123 \n\\.cdG,";
    for (int i = 0; i < 5_000; i++) {
      StringBuilder text = new StringBuilder(RECORD);
      for (int change = random.nextInt(4); change >= 0; change--) {
        int at = HEAD.length() + random.nextInt(text.length() - HEAD.length());
        char sign = signs.charAt(random.nextInt(signs.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.setCharAt(at, sign);
          case 1 -> text.insert(at, sign);
          default -> text.deleteCharAt(at);
        }
      }
      try {
        String written = read(text.toString()).text();
        assertThat(read(written).text()).isEqualTo(written);
      } catch (NotationException e) {
        assertThat(e.line()).isPositive();
        assertThat(e.sentence()).doesNotContain("{0}");
      }
    }
  }
}
