package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.file.FailingDisk;
import yomikiri.engine.file.MortalDisk;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.learn.LabelFile.Labelled;
import yomikiri.engine.learn.LabelledGame.Label;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** Labelled games on disk: made, gone on with, joined and read. */
final class LabelFileTest {
  private static final int GAMES = 12;
  private static final GameKit<DuelPosition> KIT =
      Learning.kits("tictactoe").flatMap(GameKit::asDuel).orElseThrow();

  @TempDir private Path folder = Path.of("");

  private LabelFile file(String name) {
    return new LabelFile(folder.resolve(name), Learning::kits);
  }

  private String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private static LabelPlan plan(String judge, Shard shard) throws NotationException {
    return new LabelPlan(
        "tictactoe", KIT.parseSpec("random"), KIT.parseSpec(judge), 1, 3, 2, 1, GAMES, 5, shard);
  }

  private static LabelPlan plan() throws NotationException {
    return plan("alphabeta:depth=9", Shard.WHOLE);
  }

  private void make(String name, LabelPlan plan) throws TrainingException {
    assertThat(file(name).make(plan, held -> {}, () -> false)).isEqualTo(plan.size());
  }

  @Test
  void labelsAreWhatTheJudgeProves() throws Exception {
    make("all", plan());
    List<LabelledGame> games = file("all").read().games();
    assertThat(games).hasSize(GAMES);
    int labels = 0;
    for (LabelledGame one : games) {
      DuelPosition position = KIT.game().newPosition(0);
      for (int ply = 0; ply < one.moves().size(); ply++) {
        int at = ply;
        for (Label label : one.labels().stream().filter(each -> each.ply() == at).toList()) {
          assertThat(label.worth()).isEqualTo(outcome(KIT.game(), position));
          labels++;
        }
        position.play(one.moves().get(ply));
      }
      assertThat(position.isOver()).isTrue();
    }
    assertThat(labels).isGreaterThan(2 * GAMES);
  }

  /** Depth 1 and 2 of one judge are what two judges say who stop there. */
  @Test
  void aLabelIsTheMeanOfTheLastDepths() throws Exception {
    List<List<LabelledGame>> games = new ArrayList<>();
    for (int[] judge : new int[][] {{1, 1}, {2, 1}, {2, 2}}) {
      String name = judge[0] + "-" + judge[1];
      make(name, ofOthello(judge[0], judge[1]));
      Labelled read = file(name).read();
      assertThat(read.plan()).isEqualTo(ofOthello(judge[0], judge[1]));
      games.add(read.games());
    }
    int swung = 0;
    for (int i = 0; i < games.getFirst().size(); i++) {
      for (int k = 0; k < games.getFirst().get(i).labels().size(); k++) {
        double odd = games.get(0).get(i).labels().get(k).worth();
        double even = games.get(1).get(i).labels().get(k).worth();
        double mean = games.get(2).get(i).labels().get(k).worth();
        if (games.get(0).get(i).labels().get(k).ply() < 50) { // no end is near
          assertThat(mean).isCloseTo((odd + even) / 2, within(1e-4));
          swung += odd == even ? 0 : 1;
        }
      }
    }
    assertThat(swung).isGreaterThan(20);
  }

  private static LabelPlan ofOthello(int depth, int depths) throws NotationException {
    GameKit<?> kit = Learning.kits("othello-8").orElseThrow();
    PlayerSpec judge = kit.parseSpec("alphabeta:depth=" + depth);
    return new LabelPlan(
        "othello-8", kit.parseSpec("random"), judge, 8, 0, 4, depths, 3, 5, Shard.WHOLE);
  }

  @Test
  void aFileThatAnEditorHasSavedIsReadAsItWas() throws Exception {
    make("all", plan());
    Files.writeString(folder.resolve("edited"), "\uFEFF" + text("all").replace("\n", "\r\n"));
    assertThat(LabelFile.isOne(folder.resolve("edited"))).isTrue();
    assertThat(file("edited").read()).isEqualTo(file("all").read());
  }

  /** By plain minimax: 1 for a win of the side to move. */
  private static double outcome(Game<DuelPosition> game, DuelPosition position) {
    if (position.isOver()) {
      return 2 * position.reward(position.turn()) - 1;
    }
    Moves legal = new Moves();
    position.legalMoves(legal);
    double best = -1;
    for (int i = 0; i < legal.size(); i++) {
      DuelPosition after = game.copyOf(position);
      after.play(legal.get(i));
      best = Math.max(best, -outcome(game, after));
    }
    return best;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, GAMES})
  void aFileThatWasStoppedIsGoneOnWith(int before) throws Exception {
    make("all", plan());
    List<Integer> reported = new ArrayList<>();
    int held = file("parts").make(plan(), reported::add, () -> reported.size() == before);
    assertThat(held).isEqualTo(before);
    make("parts", plan());
    assertThat(text("parts")).isEqualTo(text("all"));
  }

  @Test
  void aFileThatWasCutAnywhereIsGoneOnWith() throws Exception {
    make("all", plan());
    byte[] whole = Files.readAllBytes(folder.resolve("all"));
    for (int length = 0; length < whole.length; length += 13) {
      Files.write(folder.resolve("cut"), Arrays.copyOf(whole, length));
      make("cut", plan());
      assertThat(text("cut")).as("cut at %d", length).isEqualTo(text("all"));
    }
  }

  @Test
  void twoRunsDoNotMixInOneFile() throws Exception {
    make("all", plan());
    List<String> faults = new ArrayList<>();
    int held =
        file("claimed")
            .make(
                plan(),
                now -> {
                  try {
                    file("claimed").make(plan(), others -> {}, () -> false);
                  } catch (TrainingException | NotationException e) {
                    faults.add(String.valueOf(e.getMessage()));
                  }
                },
                () -> false);
    assertThat(held).isEqualTo(GAMES);
    assertThat(faults)
        .hasSize(GAMES)
        .containsOnly(
            folder.resolve("claimed") + ": labelled games are being written to this file already");
    assertThat(text("claimed")).isEqualTo(text("all"));
    make("claimed", plan());
  }

  @Test
  void gamesOfAnotherPlanAreNotAddedTo() throws Exception {
    make("all", plan());
    String before = text("all");
    assertThatThrownBy(() -> make("all", plan("alphabeta:depth=10", Shard.WHOLE)))
        .hasMessage(
            folder.resolve("all")
                + ": this holds something else, or games labelled in a different way");
    assertThat(text("all")).isEqualTo(before);
  }

  @Test
  void partsJoinedInAnyOrderAreTheWhole() throws Exception {
    make("all", plan());
    List<Path> parts = new ArrayList<>();
    for (int part : List.of(2, 0, 1)) {
      make("part" + part, plan().part(new Shard(part, 3)));
      parts.add(folder.resolve("part" + part));
    }
    assertThat(file("joined").join(parts)).isEqualTo(GAMES);
    assertThat(text("joined")).isEqualTo(text("all"));
    assertThatThrownBy(() -> file("joined").join(parts.subList(0, 2)))
        .hasMessage("expected the part that begins with game 4");
    make("other", plan("alphabeta:depth=10", new Shard(1, 3)));
    assertThatThrownBy(
            () ->
                file("joined")
                    .join(List.of(parts.get(1), folder.resolve("other"), parts.getFirst())))
        .hasMessage("these parts were not made in the same way");
    Files.writeString(
        folder.resolve("part1"),
        text("part1").lines().limit(12).reduce("", (a, b) -> a + b + "\n"));
    assertThatThrownBy(() -> file("joined").join(parts))
        .hasMessage(folder.resolve("part1") + ": this part is not finished: it holds 1 of 4 games");
    assertThat(text("joined")).isEqualTo(text("all"));
  }

  @Test
  void joinedGamesReplaceNothingElse() throws Exception {
    make("all", plan());
    List<Path> parts = List.of(folder.resolve("all"));
    make("other", plan("alphabeta:depth=10", Shard.WHOLE));
    Files.writeString(folder.resolve("notes"), "bring milk");
    make("part", plan().part(new Shard(0, 3)));
    for (String name : List.of("other", "notes", "part")) {
      String before = text(name);
      assertThatThrownBy(() -> file(name).join(parts))
          .hasMessage(
              folder.resolve(name)
                  + ": this holds something else, or games labelled in a different way");
      assertThat(text(name)).isEqualTo(before);
    }
    assertThatThrownBy(() -> new LabelFile(folder, Learning::kits).join(parts))
        .hasMessage(folder + ": expected a file, found a folder");
    Files.writeString(folder.resolve("torn"), text("all").substring(0, 30));
    Files.writeString(folder.resolve("empty"), "");
    for (String name : List.of("torn", "empty", "new", "all")) {
      assertThat(file(name).join(parts)).isEqualTo(GAMES);
      assertThat(text(name)).isEqualTo(text("all"));
    }
  }

  @Test
  void aLineThatWasNotWrittenToItsEndIsNotRead() throws Exception {
    make("all", plan());
    String all = text("all");
    Path torn = folder.resolve("torn");
    for (int cut = all.length() - 1; cut > all.length() - 12; cut--) {
      Files.writeString(torn, all.substring(0, cut));
      assertThat(file("torn").read().games()).as("cut at %d", cut).hasSize(GAMES - 1);
    }
  }

  @Test
  void killedAtAnyStepGamesAreGoneOnWith() throws Exception {
    make("all", plan());
    MortalDisk disk = new MortalDisk(0);
    for (int steps = 0; steps == 0 || disk.isDead(); steps++) {
      disk = new MortalDisk(steps);
      Files.deleteIfExists(folder.resolve("killed"));
      attempt(new LabelFile(folder.resolve("killed"), Learning::kits, disk));
      make("killed", plan());
      assertThat(text("killed")).as("killed after %d steps", steps).isEqualTo(text("all"));
    }
  }

  private static void attempt(LabelFile file) throws NotationException {
    try {
      file.make(plan(), held -> {}, () -> false);
    } catch (TrainingException e) {
      assertThat(e.sentence()).endsWith(": cannot be written: killed");
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"ADD", "KEEP_NAMES"})
  void whateverFailsJoinedGamesAreTheOldOnes(FailingDisk.Step step) throws Exception {
    make("all", plan());
    String old = text("all").lines().limit(14).reduce("", (a, b) -> a + b + "\n");
    Files.writeString(folder.resolve("joined"), old);
    LabelFile joined =
        new LabelFile(folder.resolve("joined"), Learning::kits, new FailingDisk(step, 100));
    assertThatThrownBy(() -> joined.join(List.of(folder.resolve("all"))))
        .hasMessage(folder.resolve("joined") + ": cannot be written: fails at " + step);
    assertThat(text("joined")).isEqualTo(old);
  }

  @Test
  void aJudgeThatTellsNoWorthIsRefused() throws Exception {
    LabelPlan shallow = plan("alphabeta:depth=1", Shard.WHOLE);
    assertThatThrownBy(() -> file("none").make(shallow, held -> {}, () -> false))
        .isInstanceOf(TrainingException.class)
        .hasMessage(
            "alphabeta:depth=1 cannot label these games: it does not give the values that tictactoe"
                + " needs");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "yomikiri-labelled 1 # yomikiri-labelled 2 # : this is not a file of labelled games",
        "stride 2 # stride x # , line 7, column 8: expected a whole number from 1 to 1000000000,"
            + " found \"x\"",
        "shard 0/1 # shard 1/1 # , line 10, column 7: expected a part from 0/n to n-1/n, such as"
            + " 3/16, found \"1/1\"",
      })
  void whatIsWrongIsSaidWithItsPlace(String right, String wrong, String sentence) throws Exception {
    make("all", plan());
    Files.writeString(folder.resolve("bad"), text("all").replace(right, wrong));
    assertThatThrownBy(() -> file("bad").read())
        .isInstanceOf(TrainingException.class)
        .hasMessage(folder.resolve("bad") + sentence);
  }

  @Test
  void aGameThatCannotBeIsRefused() throws Exception {
    make("all", plan());
    List<String> lines = text("all").lines().toList();
    assertThat(lines.get(11)).startsWith("0\t");
    for (String bad :
        List.of(
            lines.get(12),
            "0\t\t0:+2.0000",
            "0\ta1 a1\t",
            "0\ta1\t3:+0.0000",
            "0 a1",
            lines.get(11) + "\tx")) {
      List<String> changed = new ArrayList<>(lines);
      changed.set(11, bad);
      Files.writeString(folder.resolve("bad"), String.join("\n", changed) + "\n");
      assertThatThrownBy(() -> file("bad").read())
          .as(bad)
          .isInstanceOf(TrainingException.class)
          .hasMessageContaining("line 12, column 1: expected");
    }
  }
}
