package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Resources;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.TimeKeeper;

/** Learnt files, whole and damaged, and the players that go by them. */
final class LearntFileTest {
  private static final CurvePoint POINT = new CurvePoint(100, 0.5, new Tally(3, 2, 1), 50);

  private static byte[] file(int mostStates) throws NotationException, IOException {
    GameKit<DuelPosition> kit = Learning.kit("tictactoe");
    String spec = "qlearning:episodes=100";
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LearntFile.write(
        out,
        Learning.plan("tictactoe", spec),
        100,
        List.of(POINT),
        Learning.learnt(kit, kit.game().newPosition(0), spec),
        mostStates);
    return out.toByteArray();
  }

  private static Learnt<?> read(byte[] file) throws TrainingException, IOException {
    return LearntFile.read(new ByteArrayInputStream(file), "some.learnt", TestCatalog.CATALOG::kit);
  }

  @Test
  void whatIsReadIsWrittenTheSame() throws Exception {
    byte[] file = file(Integer.MAX_VALUE);
    Learnt<?> learnt = read(file);
    assertThat(learnt.episodes()).isEqualTo(100);
    assertThat(learnt.curve()).containsExactly(POINT);
    ByteArrayOutputStream again = new ByteArrayOutputStream();
    LearntFile.write(
        again,
        learnt.plan(),
        learnt.episodes(),
        learnt.curve(),
        learnt.learner(),
        Integer.MAX_VALUE);
    assertThat(again.toByteArray()).isEqualTo(file);
  }

  @Test
  void aSmallerFileKeepsTheStatesSeenMostOften() throws Exception {
    Learnt<?> whole = read(file(Integer.MAX_VALUE));
    Learnt<?> small = read(file(20));
    assertThat(whole.states()).isGreaterThan(100);
    assertThat(small.states()).isBetween(1L, 20L);
    GameKit<DuelPosition> kit = Learning.kit("tictactoe");
    assertThat(moves(small, kit)).isEqualTo(moves(whole, kit));
  }

  @SuppressWarnings("unchecked")
  private static Object moves(Learnt<?> learnt, GameKit<DuelPosition> kit) {
    return ((Learnt<DuelPosition>) learnt).moves(kit.game().newPosition(0));
  }

  @Test
  void everyByteThatIsWrongIsNoticed() throws Exception {
    byte[] file = file(20);
    for (int i = 0; i < file.length; i++) {
      byte[] damaged = file.clone();
      damaged[i] ^= 4;
      TrainingException fault = catchThrowableOfType(TrainingException.class, () -> read(damaged));
      assertThat(fault).as("byte " + i).isNotNull();
      assertThat(fault.sentence()).startsWith("some.learnt").doesNotContain("\n");
    }
  }

  @Test
  void everyFileCutShortIsNoticed() throws Exception {
    byte[] file = file(20);
    for (int length = 0; length < file.length; length++) {
      byte[] cut = Arrays.copyOf(file, length);
      assertThatThrownBy(() -> read(cut)).isInstanceOf(TrainingException.class);
    }
    byte[] cut = Arrays.copyOf(file, file.length - 1);
    assertThatThrownBy(() -> read(cut)).hasMessage("some.learnt: this file is cut short");
    byte[] longer = Arrays.copyOf(file, file.length + 1);
    assertThatThrownBy(() -> read(longer)).hasMessage("some.learnt: this file is damaged");
  }

  @Test
  void aNewerVersionAndOtherFilesAreSaidToBeSuch() {
    assertThatThrownBy(() -> read("yomikiri-learnt 2\n".getBytes(StandardCharsets.UTF_8)))
        .hasMessage("some.learnt: this file has version 2, but only 1 can be read");
    assertThatThrownBy(() -> read("PK\u0003\u0004".getBytes(StandardCharsets.UTF_8)))
        .hasMessage("some.learnt: this is not a learnt file");
  }

  private static Catalog with(byte[] file) {
    return Catalog.of(
        new Resources(name -> name.equals("learnt:here") ? new ByteArrayInputStream(file) : null));
  }

  @Test
  void aPlayerGoesByAFile() throws Exception {
    Catalog catalog = with(file(Integer.MAX_VALUE));
    GameKit<?> kit = catalog.kit("tictactoe").orElseThrow();
    assertThat(kit.parseSpec("learnt:file=here")).hasToString("learnt:file=here");
  }

  @Test
  void aPlayerGoesByTheFileAsItIsWhenItsGameBegins(@TempDir Path folder) throws Exception {
    Resources resources = new Resources(LearntPlayers.orElse(folder, name -> null));
    GameKit<DuelPosition> kit =
        Catalog.of(resources).kit("tictactoe").flatMap(GameKit::asDuel).orElseThrow();
    PlayerSpec spec = LearntPlayers.spec("own/latest.learnt");
    Player<DuelPosition> early = kit.build(spec, 1);
    assertThat(fault(kit, spec.toString())).hasMessage("there is no learnt file own/latest.learnt");
    Files.createDirectory(folder.resolve("own"));
    Path file = folder.resolve("own/latest.learnt");
    Files.write(file, file(Integer.MAX_VALUE));
    assertThat(kit.parseSpec(spec.toString())).isEqualTo(spec);
    DuelPosition start = kit.game().newPosition(0);
    int move = early.choose(kit.game().copyOf(start), 0, silent());
    Files.write(file, new byte[] {1});
    assertThat(fault(kit, spec.toString()))
        .hasMessage("own/latest.learnt: this is not a learnt file");
    assertThat(early.choose(start, 0, silent())).isEqualTo(move);
  }

  private static Thinking silent() {
    return Thinking.silent(TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)));
  }

  private static NotationException fault(GameKit<?> kit, String spec) {
    return catchThrowableOfType(NotationException.class, () -> kit.parseSpec(spec));
  }

  @Test
  void whatIsWrongWithAPlayersFileIsSaidWhereItIsNamed() throws Exception {
    byte[] file = file(Integer.MAX_VALUE);
    assertThat(fault(with(file), "tictactoe", "learnt:file=there"))
        .hasMessage("there is no learnt file there");
    assertThat(fault(with(file), "trapez", "learnt:file=here"))
        .hasMessage("here: this was learnt of tictactoe, not of trapez");
    assertThat(fault(with(new byte[0]), "tictactoe", "learnt:file=here"))
        .hasMessage("here: this is not a learnt file");
    assertThat(fault(with(file), "tictactoe", "learnt"))
        .hasMessage("learnt needs at least one of file");
    assertThat(fault(with(file), "tictactoe", "learnt:file=there").column()).isEqualTo(13);
  }

  private static NotationException fault(Catalog catalog, String game, String spec) {
    return fault(catalog.kit(game).orElseThrow(), spec);
  }
}
