package yomikiri.app.play.record;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.store.OpenedFile;
import yomikiri.app.store.OpenedFile.ListedGame;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** The content of a text from elsewhere. */
sealed interface PastedText {
  /** A record. */
  record Game(RestoredGame<?> restored) implements PastedText {}

  /** Several records. */
  record Games(List<ListedGame> games) implements PastedText {}

  /** A position alone, to be played from. */
  record Layout(GameSetup<?> setup) implements PastedText {}

  /**
   * Reads a record, or several, or else a position of any game; may take a moment.
   *
   * @param here the game on the board: its players play from a position, a text that names no game
   *     is likeliest one of its own, and what is wrong with a text that is no game's at all is said
   *     in its terms
   * @throws NotationException naming the place of what is wrong; of a text that names no game, in
   *     the terms of the game that got furthest with it
   */
  static PastedText read(String text, AvailableGames availableGames, GameSetup<?> here)
      throws NotationException {
    return switch (OpenedFile.of(text, availableGames.likeliest(here.kit().game()))) {
      case OpenedFile.One(GameRecord<?> record) when isPosition(text, record) ->
          layout(text, availableGames, here, null);
      case OpenedFile.One(GameRecord<?> record) ->
          new Game(GameRestorer.of(record, availableGames).restored());
      case OpenedFile.NoGame(String alone, NotationException fault) ->
          layout(alone, availableGames, here, fault);
      case OpenedFile.Several(List<ListedGame> games) -> new Games(games);
    };
  }

  /**
   * Reads the position of any game in a file; see {@link #read}.
   *
   * @throws NotationException what is wrong with the file as a game
   */
  static PastedText position(OpenedFile.NoGame file, AvailableGames games, GameSetup<?> here)
      throws NotationException {
    try {
      return layout(file.text(), games, here, file.fault());
    } catch (NotationException noPosition) {
      throw file.fault();
    }
  }

  private static boolean isPosition(String text, GameRecord<?> record) {
    return record.entries().isEmpty() && GameRecord.mayBePosition(text);
  }

  /** A position of this game or another; {@code fault} is what the text lacks as a game, if any. */
  private static Layout layout(
      String text,
      AvailableGames availableGames,
      GameSetup<?> here,
      @Nullable NotationException fault)
      throws NotationException {
    List<GameKit<?>> kits = new ArrayList<>(List.of(here.kit()));
    kits.addAll(availableGames.kits());
    NotationException furthest = fault;
    for (GameKit<?> kit : kits) {
      try {
        return new Layout(layout(text, kit, here));
      } catch (NotationException e) {
        furthest = e.likelier(furthest);
      }
    }
    throw furthest;
  }

  private static <P extends Position> GameSetup<P> layout(
      String text, GameKit<P> kit, GameSetup<?> here) throws NotationException {
    List<SeatSetup> seats = here.seats();
    P start = kit.game().notation().parsePosition(text);
    return new GameSetup<>(
        kit,
        start,
        IntStream.range(0, start.players())
            .mapToObj(
                seat -> seat < seats.size() ? moved(seats.get(seat), here, kit) : weakest(kit))
            .toList());
  }

  /** The same player in a game; in a new one, a CPU that cannot play it by its level's name. */
  private static SeatSetup moved(SeatSetup seat, GameSetup<?> here, GameKit<?> kit) {
    return switch (seat) {
      case SeatSetup.Human human -> human;
      case SeatSetup.Cpu cpu when kit.equals(here.kit()) || plays(cpu, kit) -> cpu;
      case SeatSetup.Cpu(Level level) ->
          kit.strengths().stream()
              .filter(known -> known.name().equals(level.name()))
              .findFirst()
              .<SeatSetup>map(SeatSetup.Cpu::new)
              .orElseGet(() -> weakest(kit));
    };
  }

  private static boolean plays(SeatSetup.Cpu cpu, GameKit<?> kit) {
    return SeatNames.spec(cpu.spec().toString(), kit).isPresent();
  }

  private static SeatSetup weakest(GameKit<?> kit) {
    return new SeatSetup.Cpu(kit.levels().getFirst());
  }
}
