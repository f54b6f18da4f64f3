package yomikiri.app.play.newgame;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.ENGLISH;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.TestCatalog;
import yomikiri.app.play.record.SeatNames;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.player.PlayerWords;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerType;

/** Engines where players are chosen and named. */
final class EngineSeatsTest {
  private static final SeatForm.Who BOT = new SeatForm.Who.OfLevel("engine:name=bot");

  @TempDir private Path folder = Path.of("");
  private Catalog catalog = TestCatalog.CATALOG;
  private Engines engines = TestCatalog.engines(folder);

  @BeforeEach
  void setUp() throws Exception {
    engines = TestCatalog.engines(folder);
    engines
        .list()
        .put(
            new EngineEntry(
                "bot",
                "bot",
                "",
                List.of("--secret"),
                "",
                EngineEntry.Protocol.UGI,
                List.of("mattix-4"),
                false));
    engines.refresh();
    catalog = TestCatalog.CATALOG.with(engines::added);
  }

  private GameKit<?> kit(String id) {
    return catalog.kit(id).orElseThrow();
  }

  @Test
  void aSeatOffersTheEnginesOfItsGameWithATime() {
    assertThat(SeatForm.choices(kit("mattix-4"))).contains(BOT);
    assertThat(SeatForm.choices(kit("mattix-6"))).doesNotContain(BOT);
    SeatForm form = new SeatForm(kit("mattix-4"), () -> {});
    form.who().set(BOT);
    form.time().set(Duration.ofSeconds(2));
    SeatSetup.Cpu cpu = (SeatSetup.Cpu) form.setup(kit("mattix-4"));
    assertThat(cpu.spec()).hasToString("engine:name=bot,time=2s");
    assertThat(new SeatWords(ENGLISH).cpu(cpu.level())).isEqualTo("bot");
    assertThat(new SeatWords(ENGLISH).time(cpu)).isEqualTo("2 s");
    SeatForm again = new SeatForm(kit("mattix-4"), () -> {});
    again.take(kit("mattix-4"), SeatNames.seat(cpu.spec().toString(), kit("mattix-4"), true));
    assertThat(again.who().get()).isEqualTo(BOT);
    assertThat(again.time().get()).isEqualTo(Duration.ofSeconds(2));
  }

  @Test
  void oneThatDoesNotPlayTheOtherGameMakesRoomThere() {
    SeatForm form = new SeatForm(kit("mattix-4"), () -> {});
    form.who().set(BOT);
    form.follow(kit("mattix-6"));
    assertThat(form.who().get()).isEqualTo(SeatForm.weakest(kit("mattix-6")));
    form.take(kit("mattix-4"), SeatNames.seat("engine:name=bot,depth=3", kit("mattix-4"), true));
    assertThat(form.player().get().spec()).hasToString("engine:name=bot,depth=3");
    form.follow(kit("mattix-6"));
    assertThat(form.player().get().spec().name()).isNotEqualTo(Engines.TYPE);
    assertThat(form.who().get()).isEqualTo(SeatForm.weakest(kit("mattix-6")));
  }

  @Test
  void oneThatWasRemovedMeanwhileCanStillBeAskedFor() throws Exception {
    SeatForm form = new SeatForm(kit("mattix-4"), () -> {});
    form.who().set(BOT);
    engines.list().remove("bot");
    engines.refresh();
    assertThat(SeatForm.choices(kit("mattix-4"))).doesNotContain(BOT);
    SeatSetup.Cpu cpu = (SeatSetup.Cpu) form.setup(kit("mattix-4"));
    assertThat(cpu.spec().name()).isEqualTo("engine");
  }

  @Test
  void amongAllPlayersEachEngineIsOneOfItsOwn() {
    PlayerChoice choice =
        new PlayerChoice(
            kit("mattix-4"), PlayerChoice.usual(kit("mattix-4").players().getFirst()), () -> {});
    List<String> names = choice.types().stream().map(PlayerType::name).toList();
    assertThat(names).contains("engine:name=bot").doesNotContain("engine");
    choice.type().set(choice.types().get(names.indexOf("engine:name=bot")));
    assertThat(choice.spec()).hasToString("engine:name=bot,time=100ms");
    assertThat(choice.wrong()).isEmpty();
    PlayerWords words = new PlayerWords(ENGLISH);
    assertThat(words.player("engine:name=bot")).isEqualTo("bot");
    assertThat(words.player(choice.spec())).isEqualTo("bot, 100 ms");
    assertThat(words.recorded("engine:name=bot,time=1s")).contains("bot, 1 s");
  }
}
