package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.text.TestNotices.OVER;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SettingsStoreTest {
  private static final Map<String, String> ANALYSTS =
      new TreeMap<>(Map.of("mattix-6", "mcts:time=1s", "tron-2", "learnt:file=a b=c|d"));
  private static final AppSettings CHANGED =
      AppSettings.USUAL
          .with(Setting.LANGUAGE, Setting.LanguageChoice.JAPANESE)
          .with(Setting.THEME, Setting.ThemeChoice.DARK)
          .with(Setting.MOTION, Setting.MotionChoice.OFF)
          .with(Setting.ANSWERING, Duration.ofMillis(1500))
          .with(Setting.ANALYSIS_LINES, 4)
          .with(Setting.ANALYSTS, ANALYSTS)
          .with(Setting.SCALE, 150)
          .with(Setting.READ_ALOUD, Setting.Switch.ON)
          .with(Setting.KEEP_TAKEN_BACK, Setting.Switch.OFF)
          .with(
              new WindowState(
                  Optional.of(new WindowState.Area(-1200, 40, 1000, 700)),
                  true,
                  "library",
                  new WindowState.Margins(90, 330, 88, 84),
                  new WindowState.Size(1366, 768)))
          .with(Setting.KNOWN_GAMES, Set.of("mattix", "maze-duel"));

  @TempDir private Path folder = Path.of("");
  private StoreFixture fixture = new StoreFixture(folder);
  private Path file = folder;

  @BeforeEach
  void place() {
    fixture = new StoreFixture(folder);
    file = fixture.folders.settings().resolve("settings.properties");
  }

  private AppSettings load() {
    return fixture.open().settings().load();
  }

  private void write(String text) throws IOException {
    Files.createDirectories(fixture.folders.settings());
    Files.writeString(file, text);
  }

  @Test
  void theFirstStartHasTheUsualAndWritesNothing() throws IOException {
    assertThat(load()).isEqualTo(AppSettings.USUAL);
    assertThat(StoreFixture.names(folder)).isEmpty();
    assertThat(fixture.notices.reported()).isEmpty();
  }

  @Test
  void whatIsSetIsThereNextTime() throws IOException {
    fixture.open().settings().save(CHANGED);
    assertThat(load()).isEqualTo(CHANGED);
    assertThat(Files.readString(file))
        .isEqualTo(
            """
            analysis-lines=4
            analysts=mattix-6\\=mcts\\:time\\=1s\\ttron-2\\=learnt\\:file\\=a b\\=c|d
            answering-ms=1500
            board.margins=90 330 88 84
            board.window=1366x768
            keep-taken-back=off
            known-games=mattix maze-duel
            language=japanese
            motion=off
            read-aloud=on
            scale-percent=150
            screen=library
            sound=off
            theme=dark
            window.maximized=true
            window=-1200 40 1000x700
            """);
    assertThat(fixture.notices.reported()).isEmpty();
  }

  @Test
  void linesOfAnotherVersionStay() throws IOException {
    write("theme=dark\nfuture.thing=a b\n");
    SettingsStore store = fixture.open().settings();
    AppSettings settings = store.load();
    store.save(settings.with(Setting.SCALE, 120));
    assertThat(Files.readString(file))
        .isEqualTo("future.thing=a b\nscale-percent=120\ntheme=dark\n");
  }

  @Test
  void twoCopiesOfTheAppKeepEachOthersChanges() {
    SettingsStore one = fixture.open().settings();
    one.save(AppSettings.USUAL);
    SettingsStore other = fixture.open().settings();
    AppSettings settings = other.load();
    one.save(AppSettings.USUAL.with(Setting.THEME, Setting.ThemeChoice.DARK));
    other.save(settings.with(Setting.SCALE, 200));
    assertThat(load())
        .isEqualTo(
            AppSettings.USUAL
                .with(Setting.THEME, Setting.ThemeChoice.DARK)
                .with(Setting.SCALE, 200));
  }

  @Test
  void marginsWithTheWindowBesideThemAreRead() throws IOException {
    write("theme=dark\nboard.margins=90 330 88 84 1366 768\n");
    assertThat(load().window().margins()).isEqualTo(new WindowState.Margins(90, 330, 88, 84));
    assertThat(fixture.notices.reported()).isEmpty();
    SettingsStore store = fixture.open().settings();
    store.save(store.load().with(Setting.SCALE, 120));
    assertThat(Files.readString(file).lines()).contains("board.margins=90 330 88 84");
  }

  @Test
  void linesOfAnotherVersionStayBesideAWrongValue() throws IOException {
    write("theme=sepia\nfuture.thing=a b\nlanguage=japanese\n");
    load();
    assertThat(Files.readString(file)).contains("future.thing=a b\n", "language=japanese\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "theme=sepia",
        "scale-percent=99",
        "scale-percent=ten",
        "window=1 2 3",
        "screen=../x",
        "window.maximized=maybe",
        "answering-ms=-1"
      })
  void aWrongValueCostsOnlyItself(String line) throws IOException {
    write("language=japanese\n" + line + "\n");
    AppSettings expected =
        AppSettings.USUAL.with(Setting.LANGUAGE, Setting.LanguageChoice.JAPANESE);
    assertThat(load()).isEqualTo(expected);
    assertSetAside("language=japanese\n" + line + "\n");
    assertThat(load()).isEqualTo(expected);
    assertThat(fixture.notices.reported()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "rubbish", "{\"theme\":\"dark\"}", "theme=\\u12", "\0\0\0\0\0"})
  void aDamagedFileIsSetAsideAndSaid(String text) throws IOException {
    write(text);
    assertThat(load()).isEqualTo(AppSettings.USUAL);
    assertSetAside(text);
  }

  private void assertSetAside(String text) throws IOException {
    String name = "settings.damaged-20261120-1631.properties";
    assertThat(fixture.notices.reported())
        .containsExactly(
            "The settings file was damaged. What could be read is in use; the damaged file is kept"
                + " as "
                + name
                + ".");
    assertThat(Files.readString(file.resolveSibling(name))).isEqualTo(text);
  }

  @Test
  void bytesThatAreNoTextAreSetAsideEachTime() throws IOException {
    write("");
    byte[] bytes = {(byte) 0xff, (byte) 0xfe, 0};
    Files.write(file, bytes);
    load();
    Files.write(file, bytes);
    load();
    assertThat(StoreFixture.names(fixture.folders.settings()))
        .containsExactly(
            "settings.damaged-20261120-1631-2.properties",
            "settings.damaged-20261120-1631.properties",
            "settings.properties");
    assertThat(file.resolveSibling("settings.damaged-20261120-1631-2.properties"))
        .hasBinaryContent(bytes);
  }

  @Test
  void aFileDamagedWhileTheAppRunsIsSetAsideToo() throws IOException {
    SettingsStore store = fixture.open().settings();
    store.save(CHANGED);
    write("\0\0\0");
    store.save(CHANGED.with(Setting.SCALE, 200));
    assertSetAside("\0\0\0");
    assertThat(load()).isEqualTo(CHANGED.with(Setting.SCALE, 200));
  }

  @Test
  void aFolderInTheWayIsSetAsideWhenSomethingIsSet() throws IOException {
    Files.createDirectories(file.resolve("inside"));
    SettingsStore store = fixture.open().settings();
    assertThat(store.load()).isEqualTo(AppSettings.USUAL);
    store.save(CHANGED);
    assertThat(load()).isEqualTo(CHANGED);
    assertThat(StoreFixture.names(fixture.folders.settings()))
        .containsExactly("settings.damaged-20261120-1631.properties", "settings.properties");
  }

  @Test
  void aFullDiskIsSaidOnceAndWrittenToWhenThereIsRoom() {
    SettingsStore store = fixture.open().settings();
    store.save(CHANGED);
    for (int room = 0; room < 49; room++) {
      fixture.disk.setRoom(room);
      store.save(CHANGED.with(Setting.SCALE, 151 + room));
      assertThat(load()).isEqualTo(CHANGED);
      fixture.passTime();
    }
    assertThat(fixture.notices.reported())
        .containsExactly(
            "Not saved yet: the settings. The app keeps trying. The disk that holds "
                + fixture.folders.settings()
                + " is full.");
    fixture.disk.setRoom(Long.MAX_VALUE);
    fixture.passTime();
    assertThat(load().get(Setting.SCALE)).isEqualTo(199);
    assertThat(fixture.notices.reported())
        .endsWith(OVER, "Saving works again; everything is saved.");
  }
}
