package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import yomikiri.app.Hands;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.PlayWindow;
import yomikiri.app.play.session.EvaluationCurve;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.think.Verdict;

/** A game for four at the table: cards, places, a curve a seat. */
final class SeveralSeatsTest extends PlayFixture {
  private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");

  @Override
  protected List<GameUi> gameList() {
    return List.of(Traps.ui());
  }

  private static GameSetup<Traps> four(SeatSetup first) {
    SeatSetup cpu = new SeatSetup.Cpu(Traps.kit().levels().getFirst());
    return dealt(Traps.kit(), List.of(first, cpu, cpu, cpu));
  }

  private static List<Double> places(PlayViewModel model) {
    return ((PlayStatus.Over) model.now().status()).places();
  }

  private static PlayViewModel played(PlayViewModel model, String... moves) {
    for (String move : moves) {
      model.playText(move);
    }
    return model;
  }

  private PlayViewModel people() {
    return model(dealt(Traps.kit(), List.of(human(), human(), human(), human())));
  }

  @Test
  void whoIsOutIsToldAndMovesNoMore() {
    PlayViewModel model = played(people(), "0", "2", "1", "3");
    assertThat(model.now().seats())
        .extracting(seat -> seat.out())
        .containsExactly(false, true, false, false);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    played(model, "4");
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(2));
    model.show(1);
    assertThat(model.now().seats()).noneMatch(seat -> seat.out());
  }

  @Test
  void whoIsOutDoesNotResign() {
    PlayViewModel model = played(model(four(human())), "2");
    assertThat(model.now().seats().getFirst().out()).isTrue();
    assertThat(model.now().can(PlayAction.RESIGN)).isFalse();
    model.resigning().ask();
    model.resigning().answer(true);
    assertThat(model.now().status()).isInstanceOf(PlayStatus.CpuToMove.class);
  }

  @Test
  void theLastPersonInTheGameResignsAtAnyTime() {
    SeatSetup cpu = new SeatSetup.Cpu(Traps.kit().levels().getFirst());
    PlayViewModel model =
        played(model(dealt(Traps.kit(), List.of(human(), human(), cpu, cpu))), "2", "0");
    assertThat(model.now().status()).isEqualTo(new PlayStatus.CpuToMove(2));
    model.resigning().ask();
    model.resigning().answer(true);
    assertThat(places(model)).containsExactly(4.0, 3.0, 1.5, 1.5);
  }

  @Test
  void whoResignsComesBehindThoseStillInTheGameAndBeforeThoseOut() {
    PlayViewModel model = played(people(), "0", "2");
    model.resigning().ask();
    model.resigning().answer(true);
    assertThat(places(model)).containsExactly(1.5, 4.0, 3.0, 1.5);
    assertThat(((PlayStatus.Over) model.now().status()).winner()).isEmpty();
  }

  @Test
  void placesFollowTheOrderOfGoingOut() {
    PlayViewModel model = played(people(), "0", "2", "5", "8");
    assertThat(places(model)).containsExactly(1.0, 4.0, 3.0, 2.0);
    assertThat(((PlayStatus.Over) model.now().status()).winner()).isEqualTo(OptionalInt.of(0));
  }

  @Test
  void aValueSaysNothingOfAnotherSeatAmongSeveral() {
    PlayViewModel model = played(people(), "0");
    model.setValuesShown(true);
    letCpusAnswer();
    assertThat(model.now().analyses().known().orElseThrow().seat()).isEqualTo(1);
    assertThat(model.now().moves().getFirst().reached()).isEmpty();
    assertThat(model.now().moves().getFirst().verdict()).isEmpty();
  }

  @Test
  void eachSeatHasACurveOfHowItSawItself() {
    PlayViewModel model = model(four(new SeatSetup.Cpu(Traps.kit().levels().getFirst())));
    letCpusAnswer();
    EvaluationCurve curve =
        EvaluationCurve.of(
            model.now().moves(), model.now().status(), 4, model.now().live().setup().judge());
    assertThat(curve.lines()).hasSize(4);
    List<Double> places = places(model);
    for (int seat = 0; seat < 4; seat++) {
      int own = seat;
      List<Double> rates =
          model.now().moves().stream()
              .filter(row -> row.seat() == own)
              .flatMap(row -> row.verdict().stream())
              .filter(Verdict.WinRate.class::isInstance)
              .map(verdict -> ((Verdict.WinRate) verdict).p())
              .toList();
      List<Double> drawn = curve.lines().get(seat).stream().map(point -> point.value()).toList();
      assertThat(rates).isNotEmpty();
      assertThat(drawn).startsWith(rates.getFirst());
      assertThat(drawn.getLast()).isEqualTo((4 - places.get(seat)) / 3);
    }
  }

  @Test
  void ofSeatsOfWhichNothingIsKnownNoCurveIsDrawn() {
    PlayViewModel model = played(people(), "0", "1", "3", "4");
    assertThat(
            EvaluationCurve.of(
                    model.now().moves(),
                    model.now().status(),
                    4,
                    model.now().live().setup().judge())
                .hasLine())
        .isFalse();
  }

  @Test
  void theScreenShowsFourCardsPlacesAndCurves() throws TimeoutException {
    PlayViewModel model = model(four(human()));
    PlayWindow.open(model, List.of(Traps.ui()));
    Hands hands = new Hands();
    hands.interact(
        () -> {
          model.playText("2");
          letCpusAnswer();
          model.setValuesShown(true);
        });
    assertThat(hands.lookup(".seat-card").queryAll()).hasSize(4);
    assertThat(hands.lookup(".seat-card.seat-0").query().getPseudoClassStates()).contains(OUT);
    Set<String> said =
        hands.lookup(".result .label").queryAllAs(Labeled.class).stream()
            .map(Labeled::getText)
            .collect(Collectors.toSet());
    assertThat(said).anyMatch(text -> text.endsWith("wins") || text.contains("first place"));
    assertThat(said).anyMatch(text -> text.startsWith("1. ") && text.endsWith("\n4. You"));
    assertThat(hands.lookup(".graph .curve.several").queryAll()).hasSize(4);
  }
}
