package yomikiri.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.player.SettingField;
import yomikiri.engine.study.Study;
import yomikiri.engine.think.PlayerType;

/** Studies as they are chosen and typed. */
final class StudyFormTest {
  private final StudyForm form = StudyForm.of(LabFixture.availableGames());

  private static SettingField field(PlayerChoice player, String name) {
    return player.fields().get().stream()
        .filter(field -> field.parameter().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static void choose(PlayerChoice player, String name) {
    PlayerType<?> type =
        player.types().stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
    player.type().set(type);
  }

  @Test
  void theListOfPlayersIsHeldForThoseWhoFollowIt() {
    assertThat(form.players()).isSameAs(form.players());
  }

  @Test
  void gamesForTwoAndMoreAreOffered() {
    assertThat(form.kits())
        .extracting(kit -> kit.game().id())
        .containsExactly(
            "tictactoe",
            "mattix-4",
            "mattix-6",
            "othello-8",
            "tron-2",
            "tron-3",
            "tron-4",
            "trapez");
  }

  @Test
  void whatIsOfferedFirstCanBeBegunInEveryGame() {
    for (var kit : form.kits()) {
      form.kit().set(kit);
      Study study = form.submit().orElseThrow();
      assertThat(study.seats()).isEqualTo(kit.game().players());
      assertThat(study.players()).hasSize(study.seats());
      assertThat(study.games()).isBetween(100, 120);
      assertThat(study.pairings()).hasSize(1);
    }
  }

  @Test
  void theStrongestComesFirstAndAmongFourAnotherPlayerFillsTheLastSeat() {
    form.kit().set(LabFixture.kit("tron-2"));
    assertThat(names()).containsExactly("hunter", "greedy");
    form.kit().set(LabFixture.kit("tron-3"));
    assertThat(names()).containsExactly("hunter", "paranoid", "greedy");
    form.kit().set(LabFixture.kit("tron-4"));
    assertThat(names()).containsExactly("hunter", "paranoid", "greedy", "random");
  }

  private List<String> names() {
    return form.players().get().stream().map(player -> player.spec().name()).toList();
  }

  @Test
  void theUsualNumberOfGamesGivesEverySeatOrderAndATypedOneIsKept() {
    form.kit().set(LabFixture.kit("tron-3"));
    assertThat(form.games().get()).isEqualTo("102");
    form.kit().set(LabFixture.kit("tron-4"));
    assertThat(form.games().get()).isEqualTo("120");
    form.games().set("100");
    assertThat(form.submit()).isEmpty();
    StudyForm.Mistake.Impossible told =
        (StudyForm.Mistake.Impossible) form.mistake().get().orElseThrow();
    assertThat(told.fault().key()).isEqualTo("fault.study.orders");
    form.kit().set(LabFixture.kit("tictactoe"));
    assertThat(form.games().get()).isEqualTo("100");
    form.games().set("50");
    form.kit().set(LabFixture.kit("tron-3"));
    assertThat(form.games().get()).isEqualTo("50");
  }

  @Test
  void aTestAndPerfectPlayAreForTwoOnly() {
    form.kit().set(LabFixture.kit("mattix-4"));
    form.sprt().set(true);
    form.exact().set(true);
    form.kit().set(LabFixture.kit("tron-3"));
    assertThat(form.sprt().get()).isFalse();
    assertThat(form.exact().get()).isFalse();
    assertThat(form.submit()).isPresent();
  }

  @Test
  void thePlayersSettingsAreThoseTyped() {
    form.kit().set(LabFixture.kit("mattix-6"));
    PlayerChoice player = form.players().get().getLast();
    choose(player, "mcts");
    assertThat(player.spec()).hasToString("mcts:playouts=1000");
    field(player, "playouts").text().set("");
    field(player, "time").text().set(" 50ms ");
    field(player, "c").text().set("0.7");
    assertThat(form.submit().orElseThrow().names()).contains("mcts:time=50ms,c=0.7");
  }

  @Test
  void aWrongSettingIsToldAtItsPlayer() {
    form.kit().set(LabFixture.kit("mattix-6"));
    PlayerChoice player = form.players().get().getLast();
    field(player, "depth").text().set("0");
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get())
        .contains(
            new StudyForm.Mistake.Player(
                player, new PlayerChoice.Mistake.Setting(field(player, "depth").parameter())));
    field(player, "depth").text().set("2");
    assertThat(form.mistake().get()).isEmpty();
  }

  @Test
  void aPlayerWithoutLimitIsRefused() {
    form.kit().set(LabFixture.kit("mattix-6"));
    PlayerChoice player = form.players().get().getLast();
    player.fields().get().forEach(field -> field.text().set(""));
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get())
        .contains(
            new StudyForm.Mistake.Player(
                player, new PlayerChoice.Mistake.NoLimit(player.type().get())));
  }

  @Test
  void whatIsNoNumberIsTold() {
    form.games().set("many");
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get()).contains(new StudyForm.Mistake.Games());
    assertThat(form.size().get().games()).isZero();
    form.games().set("10");
    form.seed().set("1.5");
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get()).contains(new StudyForm.Mistake.Seed());
  }

  @Test
  void whereAGameAlwaysBeginsAlikeRandomPliesAreOffered() {
    form.kit().set(LabFixture.kit("mattix-4"));
    assertThat(form.submit().orElseThrow().opening()).isZero();
    form.kit().set(LabFixture.kit("tictactoe"));
    assertThat(form.submit().orElseThrow().opening()).isEqualTo(2);
    form.kit().set(LabFixture.kit("othello-8"));
    assertThat(form.submit().orElseThrow().opening()).isEqualTo(8);
    form.kit().set(LabFixture.kit("tictactoe"));
    form.opening().set("\u00A0\uFF13 ");
    assertThat(form.submit().orElseThrow().opening()).isEqualTo(3);
    form.opening().set("-1");
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get()).contains(new StudyForm.Mistake.Opening());
    form.clear();
    assertThat(form.opening().get()).isEqualTo("2");
  }

  @Test
  void whatTheEngineRefusesIsToldInItsWords() {
    form.games().set("7");
    assertThat(form.submit()).isEmpty();
    StudyForm.Mistake.Impossible told =
        (StudyForm.Mistake.Impossible) form.mistake().get().orElseThrow();
    assertThat(told.fault().key()).isEqualTo("fault.study.odd");
    form.swap().set(false);
    assertThat(form.submit()).isPresent();
    form.add();
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get().orElseThrow()).isInstanceOf(StudyForm.Mistake.Impossible.class);
  }

  @Test
  void theSizeFollowsWhatIsChosen() {
    assertThat(form.size().get()).isEqualTo(new StudyForm.Size(1, 100));
    form.add();
    choose(form.players().get().getLast(), "greedy");
    assertThat(form.size().get()).isEqualTo(new StudyForm.Size(3, 300));
    form.gauntlet().set(true);
    assertThat(form.size().get()).isEqualTo(new StudyForm.Size(2, 200));
    form.self().set(true);
    form.games().set("20");
    assertThat(form.size().get()).isEqualTo(new StudyForm.Size(3, 60));
    form.remove(form.players().get().getLast());
    assertThat(form.size().get()).isEqualTo(new StudyForm.Size(2, 40));
  }

  @Test
  void theTestTakesFourNumbers() {
    form.sprt().set(true);
    Study study = form.submit().orElseThrow();
    assertThat(study.sprt().orElseThrow().elo1()).isEqualTo(10);
    form.testFields().get(1).text().set("-5");
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get()).contains(new StudyForm.Mistake.TestOrder());
    form.testFields().get(1).text().set("10");
    form.testFields().get(2).text().set("0.5");
    assertThat(form.submit()).isEmpty();
    assertThat(form.mistake().get().orElseThrow()).isInstanceOf(StudyForm.Mistake.Test.class);
  }

  @Test
  void aStudyFilledInComesOutAsItWas() {
    for (Preset preset : Preset.values()) {
      for (ShippedRun run : PresetStudies.runs(preset, LabFixture.availableGames()::kit)) {
        form.fill(run.study(), preset);
        Study study = form.submit().orElseThrow();
        assertThat(study).isEqualTo(run.study());
        assertThat(form.naming()).isEqualTo(StudyName.of(preset));
      }
    }
    form.clear();
    assertThat(form.naming()).isEqualTo(StudyName.NONE);
  }

  @Test
  void aPresetThatWasChangedIsNoPresetUntilItIsAsBefore() {
    Study luck =
        PresetStudies.runs(Preset.LUCK, LabFixture.availableGames()::kit).getFirst().study();
    form.fill(luck, Preset.LUCK);
    form.games().set("6");
    assertThat(form.naming()).isEqualTo(StudyName.NONE);
    form.games().set("many");
    assertThat(form.naming()).isEqualTo(StudyName.NONE);
    form.games().set(Integer.toString(luck.games()));
    assertThat(form.naming()).isEqualTo(StudyName.of(Preset.LUCK));
    form.players().get().getLast().fields().get().getFirst().text().set("3");
    assertThat(form.naming()).isEqualTo(StudyName.NONE);
  }

  @Test
  void aNameIsKeptUntilTheFormIsEmptied() {
    form.name().set("  My study ");
    form.kit().set(LabFixture.kit("mattix-6"));
    assertThat(form.naming().name()).isEqualTo("My study");
    form.clear();
    assertThat(form.naming().name()).isEmpty();
  }
}
