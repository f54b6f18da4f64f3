package yomikiri.app.play.record;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.app.play.session.NodePath;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.ResumeState;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.store.LibraryNote;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * Writes the game of a session down as a record. What is to be written is gathered at once; it is
 * put into words whenever it is asked for, by any thread.
 */
public final class SessionRecorder<P extends Position> {
  private final PlaySession<P> table;
  private final LocalDate today;

  /** {@code today} is the date of a game whose record bears none yet. */
  public SessionRecorder(PlaySession<P> session, LocalDate today) {
    this.table = session;
    this.today = today;
  }

  /** All that was played and tried, to be given away; the line played is the main one. */
  public Supplier<GameRecord<P>> saved() {
    return record(line(), standing());
  }

  /** Where the game stands, unless that is at the end of its line. */
  private List<Tag> standing() {
    int ply = table.session().ply();
    return table.isAnalysis() || ply == line().size()
        ? List.of()
        : List.of(ResumeTags.ply(NodePath.main(ply)));
  }

  /** All that was played and tried, and how the game stands. */
  Supplier<GameRecord<P>> whole(ResumeState state) {
    List<Tag> more = new ArrayList<>(ResumeTags.tags(state));
    more.addAll(ResumeTags.tags(table.origin().libraryRef()));
    return record(table.session().tree().root().mainLine(), more);
  }

  /** All that was played and tried, as the library lists it: the line played is the main one. */
  public Supplier<GameRecord<P>> forLibrary() {
    int ply = table.isAnalysis() ? line().size() : table.session().ply();
    int before = earlier().stream().mapToInt(round -> round.session().ply()).sum();
    List<Tag> more = new ArrayList<>(List.of(ResumeTags.moves(before + ply)));
    if (table.session().isOver() && !table.score().isLastRound()) {
      more.add(ResumeTags.roundOver(table.score().round() + 1));
    }
    table.timeLeft().ifPresent(time -> more.addAll(ResumeTags.timeLeft(time.bySeat())));
    more.addAll(standing());
    return record(line(), more);
  }

  private List<PlaySession<P>> earlier() {
    List<PlaySession<P>> rounds = table.rounds();
    return rounds.subList(0, rounds.size() - 1);
  }

  private List<GameTree.Node> line() {
    return table.isAnalysis() ? table.session().tree().root().mainLine() : table.session().nodes();
  }

  private Supplier<GameRecord<P>> record(List<GameTree.Node> line, List<Tag> more) {
    List<Tag> tags = new ArrayList<>(tags());
    tags.addAll(more);
    List<Supplier<GameRecord.Round<P>>> rounds = new ArrayList<>();
    earlier().forEach(round -> rounds.add(round.round(round.session().nodes())));
    rounds.add(table.round(line));
    Game<P> game = table.session().game();
    return () -> new GameRecord<>(game, tags, rounds.stream().map(Supplier::get).toList());
  }

  /** The tags the game came with, in their order, brought up to date; then those still missing. */
  private List<Tag> tags() {
    Map<String, String> own = own();
    List<Tag> tags = new ArrayList<>();
    for (Tag tag : table.origin().tags()) {
      if (LibraryNote.isNote(tag) && !table.origin().isOnLineItCame()) {
        continue; // said of another game
      }
      String value = own.remove(tag.name());
      tags.add(value == null ? tag : new Tag(tag.name(), value));
    }
    own.forEach((name, value) -> tags.add(new Tag(name, value)));
    return tags;
  }

  private Map<String, String> own() {
    GameSession<P> session = table.session();
    Map<String, String> own = new LinkedHashMap<>();
    int players = session.players();
    for (int player = 0; player < players; player++) {
      own.put(Tag.player(player), player(player));
    }
    own.put(Tag.DATE, came(Tag.DATE).orElse(today.toString()));
    OptionalLong seed = table.rounds().getFirst().setup().seed();
    seed.ifPresent(dealt -> own.put(Tag.SEED, Long.toString(dealt)));
    TermsTags.of(table.setup().terms(), table.score().round())
        .tags()
        .forEach(tag -> own.put(tag.name(), tag.value()));
    if (goByWhatTheyAre()) {
      own.put(SeatNames.TAG, SeatNames.PLAYERS);
    }
    boolean same = table.origin().isAsItCame();
    own.put(Tag.RESULT, came(Tag.RESULT).filter(r -> same).orElse(result()));
    own.put(Tag.TERMINATION, termination(same));
    return own;
  }

  /** How the game ended; {@code same} if the moves are those it came with. */
  private String termination(boolean same) {
    boolean over = table.session().isOver() && table.score().isLastRound();
    return table
        .conceded()
        .map(one -> new Concession(playerAt(one.seat()), one.reason()).sentence())
        .or(() -> came(Tag.TERMINATION).filter(how -> same && Concession.read(how).isEmpty()))
        .orElse(GameRecord.terminationOf(over).value());
  }

  private int playerAt(int seat) {
    int players = table.session().players();
    return IntStream.range(0, players).filter(one -> seat(one) == seat).findFirst().orElseThrow();
  }

  /** The points of all rounds, by player. */
  private String result() {
    int players = table.session().players();
    List<Integer> totals =
        table.score().with(IntStream.range(0, players).mapToObj(table.session()::score).toList());
    return IntStream.range(0, players)
        .mapToObj(player -> totals.get(seat(player)).toString())
        .collect(Collectors.joining(":"));
  }

  /** Where a player sits in the round on the board. */
  private int seat(int player) {
    return GameRecord.seat(player, table.score().round(), table.session().players());
  }

  /** A CPU's spec, else who the record says sat there, whose file may have been gone. */
  private String player(int player) {
    return switch (table.setup().seats().get(seat(player))) {
      case SeatSetup.Cpu cpu -> cpu.spec().toString();
      case SeatSetup.Human(String name) ->
          came(Tag.player(player)).orElse(name.isEmpty() ? SeatNames.HUMAN : name);
    };
  }

  /** Whether a CPU matches a level but is not named after it, and no tag says so yet. */
  private boolean goByWhatTheyAre() {
    return SeatNames.goesByLevels(this::came)
        && table.setup().seats().stream()
            .filter(SeatSetup.Cpu.class::isInstance)
            .map(SeatSetup.Cpu.class::cast)
            .anyMatch(cpu -> !cpu.equals(known(cpu.spec().toString())));
  }

  private SeatSetup known(String spec) {
    return SeatNames.seat(spec, table.setup().kit(), true);
  }

  private Optional<String> came(String name) {
    return table.origin().tags().stream()
        .filter(tag -> tag.name().equals(name))
        .map(Tag::value)
        .findFirst();
  }
}
