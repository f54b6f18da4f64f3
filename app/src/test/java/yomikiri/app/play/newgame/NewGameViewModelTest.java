package yomikiri.app.play.newgame;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;
import static yomikiri.app.TestCatalog.ENGLISH;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.CustomSizes;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;

final class NewGameViewModelTest {
  private static final String LAYOUT = "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0";

  private final NewGameViewModel model =
      new NewGameViewModel(
          CATALOG.kits(),
          List.of(new CustomSizes("maze-", Maze::kit)),
          () -> 7,
          new DirectBackground());
  private final List<GameSetup<?>> started = new ArrayList<>();

  private static <P extends Position> String layout(GameSetup<P> setup) {
    return setup.kit().game().notation().positionText(setup.start());
  }

  @Test
  void aQuickGameIsOneRoundForAPersonAgainstTheLevelInTheForm() {
    GameKit<?> kit = model.kits().getFirst();
    model.seats().get(1).who().set(new SeatForm.Who.OfLevel("strong"));
    model.seats().get(1).who().set(new SeatForm.Who.Person());
    model.terms().allSeats().set(true);
    assertThat(model.quickGame(kit).seats())
        .containsExactly(new SeatSetup.Human(), new SeatSetup.Cpu(kit.levels().getFirst()));
    model.seats().get(0).who().set(new SeatForm.Who.OfLevel("strongest"));
    assertThat(model.quickGame(kit).seats())
        .containsExactly(new SeatSetup.Human(), new SeatSetup.Cpu(kit.levels().getLast()));
    assertThat(model.quickGame(kit).terms().rounds()).isEqualTo(1);
  }

  @Test
  void theLevelChosenLastIsRememberedByGame() {
    GameKit<?> first = model.kits().getFirst();
    GameKit<?> other = CATALOG.kit("tictactoe").orElseThrow();
    String rung = other.teaching().ladder().get(2).name();
    model.choose(other);
    model.seats().get(1).who().set(new SeatForm.Who.OfLevel(rung));
    model.submit(started::add);
    assertThat(started).hasSize(1);
    assertThat(model.levels().names().get()).isEqualTo(Map.of("tictactoe", rung));
    model.choose(first);
    model.seats().get(1).who().set(new SeatForm.Who.OfLevel("strong"));
    assertThat(model.opponent(other).name()).isEqualTo(rung);
    assertThat(model.opponent(first).name()).isEqualTo("strong");
    model.choose(other);
    assertThat(model.seats().get(1).who().get()).isEqualTo(new SeatForm.Who.OfLevel(rung));
  }

  @Test
  void whatTheLastGameWasPlayedWithIsChosenAfterARestart() {
    GameKit<?> kit = CATALOG.kit("mattix-6").orElseThrow();
    PlayerSpec mcts = PlayerSpec.of("mcts").with("playouts", "300");
    List<SeatSetup> seats =
        List.of(
            new SeatSetup.Cpu(kit.levels().get(1), Duration.ofSeconds(3)),
            new SeatSetup.Cpu(new Level(mcts.toString(), mcts)));
    model.take(GameSetup.dealt(kit, 5, seats, new MatchTerms(2, false, List.of())));
    GameSetup<?> next = model.submit().orElseThrow();
    assertThat(next.kit()).isEqualTo(kit);
    assertThat(next.seats()).isEqualTo(seats);
    assertThat(next.terms().rounds()).isEqualTo(2);
    assertThat(model.opponent(kit)).isEqualTo(kit.levels().get(1));
  }

  @Test
  void aSeedDealsItsLayout() {
    model.layout().set(NewGameViewModel.Layout.SEED);
    model.seed().text().set("\u00A0\uFF17 ");
    assertThat(layout(model.submit().orElseThrow()))
        .isEqualTo(layout(model.quickGame(model.kits().getFirst())));
  }

  @Test
  void aBadSeedIsSaid() {
    model.layout().set(NewGameViewModel.Layout.SEED);
    model.seed().text().set("seven");
    assertThat(model.submit()).isEmpty();
    isShown(model.seed(), "Type a seed: a whole number");
    model.seed().text().set("7");
    assertThat(model.fault().get()).isEmpty();
  }

  @Test
  void whatIsWrongWithOneGameIsNotSaidOfAnother() {
    model.choose(
        CATALOG.kits().stream().filter(NewGameViewModelTest::isMaze).findFirst().orElseThrow());
    model.layout().set(NewGameViewModel.Layout.RANDOM);
    model.seats().forEach(seat -> seat.who().set(new SeatForm.Who.Person()));
    model.size().text().set("");
    assertThat(model.submit()).isEmpty();
    assertThat(model.fault().get()).isPresent();
    model.choose(CATALOG.kit("tictactoe").orElseThrow());
    assertThat(model.fault().get()).isEmpty();
  }

  private static boolean isMaze(GameKit<?> kit) {
    return kit.game().id().startsWith("maze-");
  }

  @Test
  void aGameThatAlwaysBeginsAlikeIsNotDealt() {
    model.layout().set(NewGameViewModel.Layout.SEED);
    model.choose(CATALOG.kit("tictactoe").orElseThrow());
    assertThat(model.layouts())
        .containsExactly(NewGameViewModel.Layout.RANDOM, NewGameViewModel.Layout.TEXT);
    assertThat(model.layout().get()).isEqualTo(NewGameViewModel.Layout.RANDOM);
  }

  @Test
  void aTypedLayoutIsPlayed() {
    model.layout().set(NewGameViewModel.Layout.TEXT);
    model.text().text().set(LAYOUT + "\n");
    assertThat(layout(model.submit().orElseThrow())).isEqualTo(LAYOUT);
  }

  @Test
  void aTypedLayoutOfTheOtherVariantIsRecognised() {
    model.kit().set(CATALOG.kit("mattix-6").orElseThrow());
    model.layout().set(NewGameViewModel.Layout.TEXT);
    model.text().text().set(LAYOUT);
    assertThat(model.submit().orElseThrow().kit().game().id()).isEqualTo("mattix-4");
  }

  @Test
  void aBadLayoutIsSaidWithItsPlace() {
    model.layout().set(NewGameViewModel.Layout.TEXT);
    model.text().text().set("5,5,q");
    assertThat(model.submit()).isEmpty();
    isShown(model.text(), "Line 1, column 5: expected a number, x or . in a cell");
    assertThat(model.fault().get().orElseThrow().column()).isEqualTo(5);
  }

  @Test
  void levelsAndTimesBecomeTheSeats() {
    model.kit().set(CATALOG.kit("mattix-6").orElseThrow());
    var seat = model.seats().getFirst();
    seat.who().set(new SeatForm.Who.OfLevel("strongest"));
    seat.time().set(Duration.ofSeconds(5));
    assertThat(model.submit().orElseThrow().seats().getFirst())
        .isInstanceOfSatisfying(
            SeatSetup.Cpu.class, cpu -> assertThat(cpu.spec()).hasToString("perfect:time=5s"));
  }

  @Test
  void aLevelIsProposedWithItsOwnTime() {
    var seat = model.seats().get(1);
    seat.who().set(new SeatForm.Who.OfLevel("strongest"));
    assertThat(seat.time().get()).isEqualTo(Duration.ofSeconds(1));
    model.kit().set(CATALOG.kit("tron-2").orElseThrow());
    assertThat(seat.time().get()).isEqualTo(Duration.ofMillis(100));
    model.kit().set(CATALOG.kit("othello-8").orElseThrow());
    assertThat(seat.time().get()).isEqualTo(Duration.ofSeconds(2));
    seat.who().set(new SeatForm.Who.OfLevel("strong"));
    assertThat(seat.time().get()).isEqualTo(Duration.ofSeconds(1));
  }

  private static PlayerChoice another(SeatForm seat, String name) {
    seat.who().set(new SeatForm.Who.Another());
    PlayerChoice player = seat.player().get();
    player
        .type()
        .set(
            player.types().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow());
    return player;
  }

  private static Field<String> field(PlayerChoice player, String name) {
    return player.settings().get().field(name);
  }

  private void isShown(Field<?> field, String sentence) {
    FieldFault fault = model.fault().get().orElseThrow();
    assertThat(fault.field()).isSameAs(field);
    assertThat(field.fault().get()).contains(fault);
    assertThat(fault.words().in(ENGLISH)).startsWith(sentence);
  }

  @Test
  void whoPlaysFromAFileStaysBehindWithTheGame() {
    model.kit().set(CATALOG.kit("tictactoe").orElseThrow());
    SeatForm seat = model.seats().get(1);
    field(another(seat, "learnt"), "file").text().set("20261125-tictactoe");
    model.kit().set(CATALOG.kit("mattix-6").orElseThrow());
    assertThat(seat.who().get()).isEqualTo(SeatForm.weakest(CATALOG.kit("mattix-6").orElseThrow()));
    assertThat(seat.player().get().spec().setting("file")).isEmpty();
  }

  @Test
  void anyPlayerOfTheGameSitsDownWithItsSettings() {
    model.kit().set(CATALOG.kit("mattix-6").orElseThrow());
    PlayerChoice player = another(model.seats().get(1), "mcts");
    field(player, "playouts").text().set("50");
    field(player, "c").text().set("0.7");
    assertThat(model.submit().orElseThrow().seats().get(1))
        .isInstanceOfSatisfying(
            SeatSetup.Cpu.class,
            cpu -> {
              assertThat(cpu.spec()).hasToString("mcts:playouts=50,c=0.7");
              assertThat(cpu.level().name()).isEqualTo("mcts:playouts=50,c=0.7");
            });
  }

  @Test
  void aWrongSettingIsToldAtItsSeatAndNoGameBegins() {
    PlayerChoice player = another(model.seats().get(1), "alphabeta");
    Field<String> depth = field(player, "depth");
    depth.text().set("0");
    model.submit(started::add);
    assertThat(started).isEmpty();
    isShown(depth, "Depth (moves): type a whole number from 1 to 1,000");
    depth.text().set("");
    assertThat(model.fault().get()).isEmpty();
    model.layout().set(NewGameViewModel.Layout.FAIR);
    model.submit(started::add);
    assertThat(started).isEmpty();
    isShown(depth, "Alpha-beta needs a limit, at least one of: Depth");
  }

  @Test
  void whoSitsThereStaysFromGameToGameAsFarAsTheGameKnowsThem() {
    SeatForm seat = model.seats().get(1);
    seat.who().set(new SeatForm.Who.OfLevel("strong"));
    model.choose(CATALOG.kit("tictactoe").orElseThrow());
    assertThat(seat.who().get()).isEqualTo(new SeatForm.Who.OfLevel("strong"));
    field(another(seat, "mcts"), "playouts").text().set("50");
    model.choose(CATALOG.kit("mattix-6").orElseThrow());
    assertThat(seat.player().get().spec()).hasToString("mcts:playouts=50");
    model.choose(CATALOG.kit("maze-duel").orElseThrow());
    assertThat(model.submit().orElseThrow().seats().get(1)).isInstanceOf(SeatSetup.Cpu.class);
  }

  @Test
  void aGameHasAsManySeatsAsItsPosition() {
    model.kit().set(CATALOG.kit("maze-5x5x3").orElseThrow());
    assertThat(model.submit().orElseThrow().seats()).containsExactly(new SeatSetup.Human());
    model.kit().set(CATALOG.kit("maze-duel").orElseThrow());
    assertThat(model.submit().orElseThrow().seats()).hasSize(2);
  }

  @Test
  void onlyPlayersThatKnowATimeAreGivenOne() {
    model.kit().set(CATALOG.kit("maze-5x5x3").orElseThrow());
    var seat = model.seats().getFirst();
    seat.who().set(new SeatForm.Who.OfLevel("normal"));
    assertThat(model.submit().orElseThrow().seats().getFirst())
        .isInstanceOfSatisfying(
            SeatSetup.Cpu.class, cpu -> assertThat(cpu.spec()).hasToString("greedy"));
  }

  @Test
  void aGameOfFreeSizeIsDealtInTheSizeTyped() {
    model.kit().set(CATALOG.kit("maze-5x5x3").orElseThrow());
    assertThat(model.size().text().get()).isEqualTo("5x5x3");
    model.size().text().set(" 63×63 x 200 ");
    assertThat(model.submit().orElseThrow().kit().game().id()).isEqualTo("maze-63x63x200");
    model.kit().set(CATALOG.kit("mattix-4").orElseThrow());
    assertThat(model.usualSize()).isEmpty();
    assertThat(model.submit().orElseThrow().kit().game().id()).isEqualTo("mattix-4");
  }

  @Test
  void aSizeThatCannotBeHadIsSaid() {
    model.choose(CATALOG.kit("maze-31x11x100").orElseThrow());
    model.size().text().set("64x10x5");
    assertThat(model.submit()).isEmpty();
    isShown(model.size(), "“64x10x5” is not a size");
    model.choose(CATALOG.kit("maze-31x11x100").orElseThrow());
    assertThat(model.fault().get()).isEmpty();
    assertThat(model.submit().orElseThrow().kit().game().id()).isEqualTo("maze-31x11x100");
  }
}
