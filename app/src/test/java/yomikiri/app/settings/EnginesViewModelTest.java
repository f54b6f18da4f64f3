package yomikiri.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.TestCatalog;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.settings.EnginesViewModel.Trial;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.exam.Diagnosis;
import yomikiri.engine.exam.ExamReport;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.EngineList;
import yomikiri.engine.outside.EngineTrial;
import yomikiri.engine.think.EngineException;

/** Engines set up, tested, copied and removed. */
final class EnginesViewModelTest {
  private static final Path BOTS = Path.of("../assets/bots").toAbsolutePath().normalize();

  @TempDir private Path folder = Path.of("");
  private final TestNotices notices = new TestNotices();
  private final DirectBackground background = new DirectBackground();

  private EngineList list() {
    return new EngineList(folder.resolve(EngineList.FILE));
  }

  private EnginesViewModel model() {
    return new EnginesViewModel(
        TestCatalog.engines(folder),
        AvailableGames.of(TestCatalog.GAME_LIST),
        new FileExecutor(Runnable::run, Runnable::run),
        background,
        () -> 0,
        notices);
  }

  /** The form of a new engine, filled. */
  private static EngineForm filled(EnginesViewModel model, String program, String arguments) {
    model.add();
    EngineForm form = model.form().get().orElseThrow();
    form.name().text().set("greedy");
    form.program().text().set(program);
    form.arguments().text().set(arguments);
    form.folder().text().set(BOTS.toString());
    form.games().set(Set.of("mattix-4"));
    return form;
  }

  private static List<String> names(EnginesViewModel model) {
    return model.all().get().stream().map(EngineEntry::name).toList();
  }

  @Test
  void whatIsSetUpIsOnTheListOfTheCommandLineAtOnce() throws Exception {
    EnginesViewModel model = model();
    EngineForm form = filled(model, "python3", "-u\n two words ");
    form.script().text().set("greedy_mattix.py");
    form.memory().text().set("64");
    form.restarts().set(true);
    model.save();
    assertThat(model.form().get()).isEmpty();
    assertThat(list().read())
        .containsExactly(
            new EngineEntry(
                "greedy",
                "python3",
                "greedy_mattix.py",
                List.of("-u", " two words "),
                BOTS.toString(),
                EngineEntry.Protocol.UGI,
                List.of("mattix-4"),
                true,
                64));
    assertThat(model.all().get()).isEqualTo(list().read());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "python3 | -u%\u2013x | arguments | \u2013 in \u201c\u2013x\u201d is a typographic mark:"
            + " type a plain quotation mark or hyphen",
        "\u201cpython3\u201d | -u | program | \u201c in \u201c\u201cpython3\u201d\u201d is a"
            + " typographic mark: type a plain quotation mark or hyphen",
        "'' | -u | program | The engine greedy needs a program",
      })
  void whatIsWrongIsSaidAtItsField(String program, String arguments, String field, String says) {
    EnginesViewModel model = model();
    EngineForm form = filled(model, program, arguments.replace('%', '\n'));
    model.save();
    FieldFault fault =
        (field.equals("program") ? form.program() : form.arguments()).fault().get().orElseThrow();
    assertThat(fault.words().in(TestCatalog.ENGLISH)).isEqualTo(says);
    assertThat(model.form().get()).isPresent();
    assertThat(model.all().get()).isEmpty();
  }

  @Test
  void aNameIsTakenOnceAndAChangedNameTakesThePlaceOfTheOther() {
    EnginesViewModel model = model();
    filled(model, "python3", "");
    model.save();
    EngineForm second = filled(model, "java", "");
    model.save();
    assertThat(second.name().fault().get()).isPresent();
    model.edit(model.all().get().getFirst());
    model.form().get().orElseThrow().name().text().set("hungry");
    model.save();
    assertThat(names(model)).containsExactly("hungry");
  }

  @Test
  void copiesHaveNamesOfTheirOwnAndWhatIsRemovedComesBack() {
    EnginesViewModel model = model();
    filled(model, "python3", "");
    model.save();
    model.duplicate(model.all().get().getFirst());
    model.duplicate(model.all().get().getFirst());
    assertThat(names(model)).containsExactly("greedy", "greedy-2", "greedy-3");
    model.remove(model.all().get().getFirst());
    assertThat(names(model)).containsExactly("greedy-2", "greedy-3");
    assertThat(notices.reported()).containsExactly("greedy was removed.");
    notices.undo(0);
    assertThat(names(model)).containsExactly("greedy", "greedy-2", "greedy-3");
  }

  @Test
  void aTestPlaysAWholeGame() {
    EnginesViewModel model = model();
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    filled(model, java.toString(), "GreedyMattix.java");
    model.save();
    model.test(model.all().get().getFirst());
    assertThat(model.trial().get().orElseThrow().isRunning()).isTrue();
    assertThat(background.finishOne()).isTrue();
    EngineTrial done = model.trial().get().flatMap(Trial::outcome).orElseThrow();
    assertThat(done.fault()).isEmpty();
    assertThat(done.game()).isEqualTo("mattix-4");
    assertThat(done.plies()).isPositive();
  }

  @Test
  void aTestOfNothingSaysSoAndOneThatIsStoppedSaysNothing() {
    EnginesViewModel model = model();
    filled(model, folder.resolve("nobody").toString(), "");
    model.save();
    EngineEntry entry = model.all().get().getFirst();
    model.test(entry);
    background.finishOne();
    assertThat(
            model.trial().get().flatMap(Trial::outcome).orElseThrow().fault().orElseThrow().kind())
        .isEqualTo(EngineException.Kind.NO_START);
    model.test(entry);
    model.stop();
    assertThat(background.finishOne()).isFalse();
    assertThat(model.trial().get()).isEmpty();
  }

  @Test
  void aListThatCannotBeReadIsSaidAndLeftAlone() throws IOException {
    Files.writeString(folder.resolve(EngineList.FILE), "[a]\nspeed = 3\n");
    EnginesViewModel model = model();
    model.refresh();
    assertThat(notices.reported().getFirst()).contains("Line 2");
    filled(model, "python3", "");
    model.save();
    assertThat(model.form().get()).as("the form stays").isPresent();
    assertThat(Files.readString(folder.resolve(EngineList.FILE))).isEqualTo("[a]\nspeed = 3\n");
  }

  @Test
  void anExaminationOfNothingNamesItsFaultsAndOneThatIsStoppedSaysNothing() {
    EnginesViewModel model = model();
    filled(model, folder.resolve("nobody").toString(), "");
    model.save();
    EngineEntry entry = model.all().get().getFirst();
    model.examine(entry);
    model.stop();
    assertThat(background.finishOne()).isFalse();
    assertThat(model.trial().get()).isEmpty();
    model.examine(entry);
    assertThat(model.trial().get().orElseThrow().isRunning()).isTrue();
    assertThat(background.finishOne()).isTrue();
    ExamReport report = model.trial().get().flatMap(Trial::report).orElseThrow();
    assertThat(report.game()).isEqualTo("mattix-4");
    assertThat(report.faults().stream().map(Diagnosis::key))
        .containsExactlyInAnyOrder("manners-start", "breaks-down");
  }

  @Test
  void anExaminationIsOfferedInEveryGameThatTheEnginePlays() throws Exception {
    EnginesViewModel model = model();
    EngineForm form = filled(model, "python3", "");
    form.games().set(Set.of("mattix-4", "othello-6", "maze-duel"));
    model.save();
    EngineEntry entry = model.all().get().getFirst();
    assertThat(model.games(entry).stream().map(kit -> kit.game().id()))
        .as("no program can be told a game of moves at the same time")
        .containsExactly("mattix-4", "othello-6");
    form = filled(model, "python3", "");
    form.name().text().set("none");
    form.games().set(Set.of("maze-duel"));
    model.save();
    model.examine(model.all().get().getLast());
    assertThat(model.trial().get().flatMap(Trial::fault)).isPresent();
  }

  @Test
  void everyFaultOfAnExaminationHasWords() {
    assertThat(Diagnosis.keys()).allMatch(key -> TestCatalog.ENGLISH.has("exam." + key));
  }
}
