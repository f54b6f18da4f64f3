package yomikiri.app.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.ENGLISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.engine.study.Study;
import yomikiri.engine.think.PlayerType;

/** Studies as they are chosen and typed. */
final class StudyFormTest {
  @TempDir private Path folder;

  private final StudyForm form = StudyForm.of(LabFixture.availableGames());

  private static Field<String> field(PlayerChoice player, String name) {
    return player.settings().get().field(name);
  }

  private void isShown(Field<?> field, String sentence) {
    assertThat(form.submit()).isEmpty();
    FieldFault fault = form.fault().get().orElseThrow();
    assertThat(fault.field()).isSameAs(field);
    assertThat(field.fault().get()).contains(fault);
    assertThat(fault.words().in(ENGLISH)).startsWith(sentence);
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
            "mattix-8",
            "othello-8",
            "tron-2",
            "tron-3",
            "tron-4",
            "tron-joint",
            "trapez",
            "othello-4",
            "othello-6",
            "maze-duel");
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
    assertThat(form.games().text().get()).isEqualTo("102");
    form.kit().set(LabFixture.kit("tron-4"));
    assertThat(form.games().text().get()).isEqualTo("120");
    form.games().text().set("100");
    isShown(form.games(), "Every layout is played in all seat orders");
    form.kit().set(LabFixture.kit("tictactoe"));
    assertThat(form.games().text().get()).isEqualTo("100");
    form.games().text().set("50");
    form.kit().set(LabFixture.kit("tron-3"));
    assertThat(form.games().text().get()).isEqualTo("50");
  }

  @Test
  void aTestAndPerfectPlayAreForTwoOnly() {
    form.kit().set(LabFixture.kit("mattix-4"));
    form.test().wanted().set(true);
    form.exact().set(true);
    form.kit().set(LabFixture.kit("tron-3"));
    assertThat(form.test().wanted().get()).isFalse();
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
    isShown(field(player, "depth"), "Depth (moves): type a whole number from 1 to 1,000");
    field(player, "depth").text().set("2");
    assertThat(form.fault().get()).isEmpty();
    assertThat(field(player, "depth").fault().get()).isEmpty();
  }

  @Test
  void aPlayerWithoutLimitIsRefused() {
    form.kit().set(LabFixture.kit("mattix-6"));
    PlayerChoice player = form.players().get().getLast();
    player.settings().get().fields().values().forEach(field -> field.text().set(""));
    isShown(field(player, "depth"), "Alpha-beta needs a limit, at least one of: Depth");
  }

  @Test
  void whatIsNoNumberIsTold() {
    form.games().text().set("many");
    isShown(form.games(), "Type a number of games from 1");
    assertThat(form.size().get().games()).isZero();
    form.games().text().set("10");
    form.seed().text().set("1.5");
    isShown(form.seed(), "Type a seed: a whole number");
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
    form.opening().text().set("\u00A0\uFF13 ");
    assertThat(form.submit().orElseThrow().opening()).isEqualTo(3);
    form.opening().text().set("-1");
    isShown(form.opening(), "Type a number of moves from 0");
    form.clear();
    assertThat(form.opening().text().get()).isEqualTo("2");
  }

  @Test
  void whatTheEngineRefusesIsToldInItsWords() {
    form.games().text().set("7");
    isShown(
        form.games(), "Every layout is played twice, so the number of games must be even, not 7");
    form.swap().set(false);
    assertThat(form.submit()).isPresent();
    form.add();
    isShown(form.entrants(), "alphabeta:depth=1 is listed twice");
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
    form.games().text().set("20");
    assertThat(form.size().get()).isEqualTo(new StudyForm.Size(3, 60));
    form.remove(form.players().get().getLast());
    assertThat(form.size().get()).isEqualTo(new StudyForm.Size(2, 40));
  }

  @Test
  void theTestTakesFourNumbers() {
    form.test().wanted().set(true);
    Study study = form.submit().orElseThrow();
    assertThat(study.sprt().orElseThrow().elo1()).isEqualTo(10);
    form.test().field("elo1").text().set("-5");
    isShown(form.test().field("elo0"), "“Elo at most” must be smaller");
    form.test().field("elo1").text().set("10");
    form.test().field("alpha").text().set("0.5");
    isShown(form.test().field("alpha"), "Risk α is not valid");
  }

  @Test
  void aStudyFilledInComesOutAsItWas() {
    for (Preset preset : Preset.values()) {
      for (Study wanted : PresetStudies.studies(preset, LabFixture.availableGames()::kit)) {
        form.fill(wanted, preset);
        Study study = form.submit().orElseThrow();
        assertThat(study).isEqualTo(wanted);
        assertThat(form.naming()).isEqualTo(StudyName.of(preset));
      }
    }
    form.clear();
    assertThat(form.naming()).isEqualTo(StudyName.NONE);
  }

  @Test
  void aPresetThatWasChangedIsNoPresetUntilItIsAsBefore() {
    Study luck = PresetStudies.studies(Preset.LUCK, LabFixture.availableGames()::kit).getFirst();
    form.fill(luck, Preset.LUCK);
    form.games().text().set("6");
    assertThat(form.naming()).isEqualTo(StudyName.NONE);
    form.games().text().set("many");
    assertThat(form.naming()).isEqualTo(StudyName.NONE);
    form.games().text().set(Integer.toString(luck.games()));
    assertThat(form.naming()).isEqualTo(StudyName.of(Preset.LUCK));
    field(form.players().get().getLast(), "depth").text().set("3");
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

  @Test
  void openingsOfAFileTakeThePlaceOfDealtLayoutsUntilTheyAreDroppedOrTheGameChanges()
      throws IOException {
    LabFixture lab = new LabFixture(folder.resolve("lab"));
    Path file = Files.writeString(folder.resolve("suite.txt"), "f5d6c3\nf5f6e6f4\n");
    form.kit().set(LabFixture.kit("othello-8"));
    lab.model.openings(form, file);
    assertThat(form.suite().get().file()).isEqualTo("suite.txt");
    Study study = form.submit().orElseThrow();
    assertThat(study.openings()).hasSize(2).allMatch(text -> text.contains(" | f5 "));
    assertThat(study.opening()).isZero();
    form.swap().set(false);
    isShown(form.source(), "Openings from a file are played in all seat orders");
    form.swap().set(true);
    form.dropOpenings();
    assertThat(form.submit().orElseThrow().openings()).isEmpty();
    assertThat(form.opening().text().get()).isEqualTo("8");
    lab.model.openings(form, file);
    form.kit().set(LabFixture.kit("mattix-4"));
    assertThat(form.submit().orElseThrow().openings()).isEmpty();
  }

  @Test
  void aFileWithoutOpeningsForTheGameIsRefused() throws IOException {
    LabFixture lab = new LabFixture(folder.resolve("lab"));
    Path file = folder.resolve("suite.txt");
    form.kit().set(LabFixture.kit("othello-8"));
    for (String text : List.of("f5d6zz\n", "[Game \"tictactoe\"]\n\n1. b2\n")) {
      Files.writeString(file, text);
      lab.model.openings(form, file);
      assertThat(form.source().fault().get()).isPresent();
      assertThat(form.suite().get().openings()).isEmpty();
    }
  }
}
