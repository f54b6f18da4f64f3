package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.play.record.SessionRecorder;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.GameWords;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.NodePath;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Language;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;

class RoundsTest extends PlayFixture {
  private static final AvailableGames STOCK = new AvailableGames(CATALOG.kits(), List.of());

  private static final GameUi MATTIX = MattixUi.of(kit("mattix-4"));

  private final Texts texts =
      new Texts(
          List.of("/yomikiri/app/text", MATTIX.words()),
          new SimpleObjectProperty<>(Language.ENGLISH));
  private final GameWords words = new GameWords(texts);

  private static GameSetup<?> match(SeatSetup first, SeatSetup second, MatchTerms terms) {
    return with(setup("mattix-4", first, second), terms);
  }

  private static <P extends Position> GameSetup<P> with(GameSetup<P> setup, MatchTerms terms) {
    return new GameSetup<>(setup.kit(), setup.layout(), setup.seats(), terms);
  }

  private static MatchTerms rounds(int rounds, boolean sameLayout) {
    return new MatchTerms(rounds, sameLayout, List.of());
  }

  /** Plays the round on the board to its end. */
  private PlayStatus.Over playOut(PlayViewModel model) {
    letCpusAnswer();
    while (model.now().status() instanceof PlayStatus.HumanToMove) {
      playFirstLegal(model);
      letCpusAnswer();
    }
    return (PlayStatus.Over) model.now().status();
  }

  private static GameRecord<?> record(PlayViewModel model) {
    return record(model.now().live());
  }

  private static <P extends Position> GameRecord<P> record(PlaySession<P> session) {
    return new SessionRecorder<>(session, LocalDate.of(2026, 11, 20)).saved().get();
  }

  private static Seating seating(PlayViewModel model) {
    return model.now().live().seating(MATTIX);
  }

  private List<String> names(PlayViewModel model) {
    SeatWords seatWords = new SeatWords(texts);
    return List.of(seatWords.name(0, seating(model)), seatWords.name(1, seating(model)));
  }

  @Test
  void onlyAStepOfTheSameRoundIsOneAfterAnother() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    PlaySnapshot start = model.now();
    playFirstLegal(model);
    assertThat(model.now().isStepAfter(start)).isTrue();
    assertThat(model.now().isStepAfter(model.now())).isFalse();
    model.newGame(setup("mattix-4", human(), human()));
    playFirstLegal(model);
    assertThat(model.now().isStepAfter(start)).isFalse();
  }

  @Test
  void inTheSecondRoundEverybodySitsOnTheOtherSeatOfANewLayout() {
    PlayViewModel model = model(match(human(), cpu(0), rounds(2, false)));
    String first = boardText(model);
    assertThat(model.now().can(PlayAction.BEGIN_ROUND)).isFalse();
    playOut(model);
    assertThat(model.now().can(PlayAction.BEGIN_ROUND)).isTrue();
    model.nextRound();
    assertThat(model.now().seats())
        .extracting(seat -> seat.setup().isHuman())
        .containsExactly(false, true);
    assertThat(boardText(model)).isNotEqualTo(first).endsWith("r 0:0");
    assertThat(model.event().get()).contains(new PlayEvent.NextRound(2));
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isFalse();
  }

  @Test
  void aLayoutChosenIsPlayedTwice() {
    PlayViewModel model = model(match(human(), cpu(0), rounds(2, true)));
    String first = boardText(model);
    playOut(model);
    model.nextRound();
    assertThat(boardText(model)).isEqualTo(first);
  }

  @Test
  void totalsFollowThePlayersAndDecideTheMatch() {
    PlayViewModel model = model(match(human(), cpu(0), rounds(2, false)));
    PlayStatus.Over first = playOut(model);
    assertThat(first.match().goesOn()).isTrue();
    assertThat(first.match().totals()).isEqualTo(first.scores());
    model.nextRound();
    assertThat(model.now().seats())
        .extracting(seat -> seat.total().orElseThrow())
        .containsExactly(first.scores().get(1), first.scores().get(0));
    PlayStatus.Over second = playOut(model);
    int human = first.scores().get(0) + second.scores().get(1);
    int cpu = first.scores().get(1) + second.scores().get(0);
    assertThat(second.match().goesOn()).isFalse();
    assertThat(second.match().totals()).containsExactly(cpu, human);
    assertThat(second.match().margin()).isEqualTo(Math.abs(cpu - human));
    assertThat(model.now().can(PlayAction.BEGIN_ROUND)).isFalse();
    assertThat(record(model).tag("Result")).contains(human + ":" + cpu);
    assertThat(record(model).tag("Termination")).contains("normal");
  }

  @Test
  void twoPeopleKeepTheirNamesWhenTheyChangeSeats() {
    PlayViewModel model = model(match(human(), human(), rounds(2, false)));
    assertThat(names(model)).containsExactly("Player 1", "Player 2");
    List<Integer> first = playOut(model).scores();
    assertThat(words.result((PlayStatus.Over) model.now().status(), seating(model)))
        .isEqualTo("Player 2 leads by " + (first.get(1) - first.get(0)) + " points after round 1");
    model.nextRound();
    assertThat(names(model)).containsExactly("Player 2", "Player 1");
    assertThat(
            words.status(
                model.now().status(), model.now().live().session().position(), seating(model)))
        .startsWith("Player 2");

    PlayStatus.Over end = playOut(model);
    int one = first.get(0) + end.scores().get(1);
    int two = first.get(1) + end.scores().get(0);
    assertThat(one).isNotEqualTo(two);
    assertThat(words.result(end, seating(model)))
        .isEqualTo(
            "Player "
                + (one > two ? 1 : 2)
                + " wins the match by "
                + Math.abs(one - two)
                + " points");
    assertThat(seating(model).byPlayer(end.match().totals())).containsExactly(one, two);
    assertThat(record(model).tag("Result")).contains(one + ":" + two);
  }

  @Test
  void equalCpusAreToldApartByTheirNumberInEveryRound() {
    PlayViewModel model = model(match(cpu(0), cpu(0), rounds(2, false)));
    assertThat(names(model)).containsExactly("Player 1 (Normal)", "Player 2 (Normal)");
    letCpusAnswer();
    assertThat(model.now().live().score().round()).isEqualTo(1);
    assertThat(names(model)).containsExactly("Player 2 (Normal)", "Player 1 (Normal)");
  }

  @Test
  void whoIsAloneOfTheirKindNeedsNoNumber() {
    PlayViewModel model = model(match(human(), cpu(0), rounds(2, false)));
    playOut(model);
    model.nextRound();
    assertThat(names(model)).containsExactly("Normal", "You");
  }

  @Test
  void betweenCpusTheSecondRoundBeginsByItselfUnlessPaused() {
    PlayViewModel model = model(match(cpu(0), cpu(0), rounds(2, false)));
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      assertThat(thinker.finishOne() || !delays.pending().isEmpty()).isTrue();
      if (!(model.now().status() instanceof PlayStatus.Over)) {
        delays.pass();
      }
    }
    assertThat(model.now().live().score().round()).isZero();
    delays.pass();
    assertThat(model.now().live().score().round()).isEqualTo(1);
    letCpusAnswer();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void takingBackStaysWithinTheRound() {
    PlayViewModel model = model(match(human(), cpu(0), rounds(2, false)));
    playOut(model);
    model.nextRound();
    letCpusAnswer();
    playFirstLegal(model);
    letCpusAnswer();
    model.takeBack();
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isFalse();
    assertThat(model.now().live().score().round()).isEqualTo(1);
    assertThat(model.now().livePly()).isEqualTo(1);
  }

  @Test
  void theGameBeforeAMatchIsBroughtBackEvenFromItsSecondRound() {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    playFirstLegal(model);
    model.newGame(match(human(), cpu(0), rounds(2, false)));
    playOut(model);
    model.nextRound();
    model.bringBack();
    assertThat(model.now().board().kit().game().id()).isEqualTo("tictactoe");
    assertThat(model.now().livePly()).isEqualTo(1);
  }

  @Test
  void playingAgainBeginsWithTheFirstRoundsSeats() {
    PlayViewModel model = model(match(human(), cpu(0), rounds(2, false)));
    playOut(model);
    model.nextRound();
    model.dealing().again();
    assertThat(model.now().seats().getFirst().setup().isHuman()).isTrue();
    assertThat(model.now().live().score().agreed()).isEqualTo(2);
    assertThat(model.now().live().score().round()).isZero();
  }

  @Test
  void aMatchIsOneRecordAndComesBackFromIt() throws NotationException {
    MatchTerms terms = new MatchTerms(2, true, List.of(0, 5));
    PlayViewModel model = model(match(human(), cpu(0), terms));
    assertThat(boardText(model)).endsWith("r 0:5");
    playOut(model);
    String half = record(model).text();
    model.nextRound();
    assertThat(boardText(model)).endsWith("r 5:0");
    letCpusAnswer();
    playFirstLegal(model);
    letCpusAnswer();
    String text = record(model).text();
    assertThat(text).contains("[Rounds \"2\"]", "[Layouts \"same\"]", "[Handicap \"0:5\"]");

    PlayViewModel other = model(setup("mattix-6", human(), human()));
    other.open(GameRestorer.read(text, STOCK).restored());
    assertThat(boardText(other)).isEqualTo(boardText(model));
    assertThat(other.now().live().score().round()).isEqualTo(1);
    assertThat(other.now().seats()).isEqualTo(model.now().seats());
    assertThat(record(other).text()).isEqualTo(text);

    other.open(GameRestorer.read(half, STOCK).restored());
    assertThat(other.now().can(PlayAction.BEGIN_ROUND)).isTrue();
    other.nextRound();
    assertThat(boardText(other)).endsWith("r 5:0");
    assertThat(record(other).tag("Result")).isNotEmpty();
  }

  @Test
  void anEarlierRoundIsReplayedAndLeadsBackToTheGame() {
    PlayViewModel model = model(match(human(), human(), rounds(2, false)));
    String first = boardText(model);
    playOut(model);
    String end = boardText(model);
    int length = model.now().length();
    assertThat(model.now().can(PlayAction.GO_FORWARD)).isFalse();
    model.nextRound();
    String second = boardText(model);

    model.replay().back();
    assertThat(boardText(model)).isEqualTo(end);
    assertThat(model.now().shownPly()).isEqualTo(length);
    assertThat(model.now().moves()).hasSize(length);
    assertThat(seenNames(model)).containsExactly("Player 1", "Player 2");
    assertThat(model.now().isAway()).isTrue();
    assertThat(model.now().can(PlayAction.PLAY_ON)).isFalse();
    model.replay().back();
    assertThat(model.now().shownPly()).isEqualTo(length - 1);
    model.replay().first();
    assertThat(boardText(model)).isEqualTo(first);
    assertThat(model.now().can(PlayAction.GO_BACK)).isFalse();

    model.replay().last();
    assertThat(boardText(model)).isEqualTo(end);
    model.replay().forward();
    assertThat(boardText(model)).isEqualTo(second);
    assertThat(model.now().isAway()).isFalse();
    model.replay().first();
    assertThat(boardText(model)).isEqualTo(first);
    model.replay().live();
    assertThat(boardText(model)).isEqualTo(second);
    assertThat(seenNames(model)).containsExactly("Player 2", "Player 1");
  }

  private List<String> seenNames(PlayViewModel model) {
    Seating seen = model.now().shown().seating(MATTIX);
    SeatWords seatWords = new SeatWords(texts);
    return List.of(seatWords.name(0, seen), seatWords.name(1, seen));
  }

  @Test
  void theGameGoesOnWhileAnEarlierRoundIsShown() {
    PlayViewModel model = model(match(human(), cpu(0), rounds(2, false)));
    playOut(model);
    model.nextRound();
    model.replay().back();
    int shown = model.now().shownPly();
    letCpusAnswer();
    assertThat(model.now().livePly()).isEqualTo(1);
    assertThat(model.now().shown().score().round()).isZero();
    assertThat(model.now().shownPly()).isEqualTo(shown);
    assertThat(model.now().resumeState().shown()).isEqualTo(NodePath.main(1));
    assertThat(model.now().board().playable()).isFalse();
    model.playText("a1");
    assertThat(model.event().get())
        .contains(new PlayEvent.Refused(Phrase.of("notice.earlier-round")));
  }

  @Test
  void whatIsFoundOutAboutAnEarlierRoundIsWrittenDown() throws NotationException {
    PlayViewModel model = model(match(human(), human(), rounds(2, false)));
    playOut(model);
    model.nextRound();
    PlayViewModel other = model(setup("mattix-6", human(), human()));
    other.open(GameRestorer.read(record(model).text(), STOCK).restored());
    other.replay().back();
    other.replay().first();
    other.setValuesShown(true);
    letCpusAnswer();
    assertThat(record(other).rounds().getFirst().entries().getFirst().comment()).isNotEmpty();
    assertThat(record(model).rounds().getFirst().entries().getFirst().comment()).isEmpty();
  }

  @Test
  void whatALayoutWasDealtByIsToldAndWrittenDown() throws NotationException {
    PlayViewModel model = model(setup("mattix-6", human(), human()));
    model.newGame(match(human(), human(), rounds(2, false)).dealt(41));
    String first = boardText(model);
    assertThat(words.seed(model.now().live().setup())).isEqualTo("Dealt by seed 41");
    playOut(model);
    model.nextRound();
    String second = boardText(model);
    String text = record(model).text();
    assertThat(text).containsOnlyOnce("[Seed \"41\"]");

    model.open(GameRestorer.read(text, STOCK).restored());
    assertThat(record(model).text()).isEqualTo(text);
    GameSetup<?> now = model.now().live().setup();
    model.newGame(now.dealt(now.seed().orElseThrow()));
    assertThat(boardText(model)).isEqualTo(second).isNotEqualTo(first);
    model.open(GameRestorer.read(text.replace("\"41\"", "\"42\""), STOCK).restored());
    assertThat(model.now().live().rounds().getFirst().setup().seed())
        .as("another layout's")
        .isEmpty();
    assertThat(words.seed(setup("tictactoe", human(), human()).dealt(1))).isEmpty();
  }

  @Test
  void aHandicapThatTheLayoutDoesNotBearIsPassedOver() throws NotationException {
    String text =
        """
        [Game "mattix-4"]
        [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]
        [Handicap "0:5"]
        """;
    PlayViewModel model = model(setup("mattix-6", human(), human()));
    model.open(GameRestorer.read(text, STOCK).restored());
    assertThat(boardText(model)).endsWith("r 0:0");
    assertThat(model.now().live().setup().terms().handicap()).isEmpty();
  }

  @Test
  void ofOneRoundNothingIsSaidOfRounds() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    assertThat(model.now().seats()).allMatch(seat -> seat.total().isEmpty());
    assertThat(record(model).tag("Rounds")).isEqualTo(Optional.empty());
  }
}
