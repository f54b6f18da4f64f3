package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import yomikiri.engine.game.CarelessGame;
import yomikiri.engine.game.CarelessGame.Place;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.EngineProbe;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/**
 * Examines a player of one game: its rules and manners, its clock, its moves against what is known
 * for sure, its values on turned boards, its place on the ladder; and names known faults of
 * searches where they show. For one thread; {@link #stop} from any.
 */
public final class Exam<P extends Position> {
  private static final int GAMES = 12; // for legal moves

  private final GameKit<P> kit;
  private final Contestant<P> player;
  private final Optional<EngineProbe<P>> engine;
  private final Terms terms;
  private final Asker<P> asker;
  private final StrengthCheck<P> strength;
  private Progress progress = (section, done) -> {};
  private long startNanos;
  private final List<ExamReport.Section> sections = new ArrayList<>();
  private final List<Diagnosis> diagnoses = new ArrayList<>();
  private String basis = "";

  /** How long and by what chance; {@code nanos} is about what all may take. */
  public record Terms(long seed, long nanos) {}

  /** Follows an examination, on its thread. */
  @FunctionalInterface
  public interface Progress {
    /**
     * Somewhat more is done.
     *
     * @param section title of the section at work
     * @param done share of the whole, from 0 to 1
     */
    void report(String section, double done);
  }

  /**
   * @param player with the limits by which it is to play
   * @param engine what looks at it as another program, if it is one
   */
  public Exam(
      GameKit<P> kit,
      Contestant<P> player,
      Optional<EngineProbe<P>> engine,
      Terms terms,
      Ticker ticker) {
    this.kit = kit;
    this.player = player;
    this.engine = engine;
    this.terms = terms;
    this.startNanos = ticker.nanos();
    this.asker = new Asker<>(kit.game(), player, ticker, startNanos + terms.nanos());
    this.strength = new StrengthCheck<>(kit, player, ticker, terms.seed());
  }

  /** Of another program, whether or not it is on the list, with no limits of its own. */
  public static <P extends Position> Exam<P> of(
      Engines engines, GameKit<P> kit, EngineEntry entry, Terms terms, Ticker ticker) {
    Contestant<P> player =
        new Contestant<>(
            Engines.spec(entry.name()).toString(),
            Budget.UNLIMITED,
            false,
            Memory.LITTLE,
            true,
            seed -> engines.player(kit.game(), entry));
    EngineProbe<P> probe = new EngineProbe<>(engines, kit.game(), entry, ticker);
    return new Exam<>(kit, player, Optional.of(probe), terms, ticker);
  }

  /** Ends it soon: {@link #run} gives what was found so far. */
  public void stop() {
    asker.stop();
    strength.stop();
  }

  /** Examines. To be called once. */
  public ExamReport run(Progress follower) {
    progress = follower;
    try (asker) {
      engine.ifPresent(this::askEngine);
      startNanos = asker.ticker().nanos();
      sections.add(rules(part("Rules", 0, 0.08)));
      ValueProbe<P> probe = new ValueProbe<>(asker, terms.seed());
      probe.run(part("Diagnosis", 0.08, 0.3));
      MemoryCheck<P> memory = new MemoryCheck<>(asker, terms.seed());
      memory.run();
      memory.fault().ifPresent(diagnoses::add);
      diagnoses.addAll(Diagnosis.of(probe, memory.answersAlike()));
      basis = probe.basis();
      ClockCheck<P> clock = new ClockCheck<>(asker, terms.seed());
      sections.add(clock.run(part("Clock", 0.3, 0.4)));
      clock.fault().ifPresent(diagnoses::add);
      sections.add(
          new TruthCheck<>(kit, asker, terms.seed())
              .run(startNanos + share(0.6), part("Truth", 0.4, 0.65)));
      SymmetryCheck<P> symmetry = new SymmetryCheck<>(asker, probe.goesByDepth(), terms.seed());
      symmetry.run(part("Symmetry", 0.65, 0.7)).ifPresent(sections::add);
      symmetry.fault().ifPresent(diagnoses::add);
    }
    sections.add(strength.run(startNanos + terms.nanos(), part("Strength", 0.7, 1)));
    progress.report("", 1);
    diagnoses.sort(Comparator.comparing(Diagnosis::isFault).reversed());
    return new ExamReport(
        kit.game().id(),
        player.name(),
        terms.seed(),
        !asker.isStopped(),
        asker.answers(),
        diagnoses,
        basis,
        sections);
  }

  private long share(double part) {
    return (long) (part * terms.nanos());
  }

  private DoubleConsumer part(String section, double from, double to) {
    progress.report(section, from);
    asker.endAt(startNanos + share(to));
    return done -> progress.report(section, from + done * (to - from));
  }

  private void askEngine(EngineProbe<P> probe) {
    progress.report("Manners", 0);
    List<List<Object>> rows = new ArrayList<>();
    for (EngineProbe.Finding finding : probe.manners()) {
      rows.add(List.of(finding.what(), finding.isWell() ? "well" : "fault", finding.sentence()));
      if (!finding.isWell()) {
        diagnoses.add(
            new Diagnosis("manners-" + finding.what(), finding.sentence() + ".", "", true));
      }
    }
    sections.add(
        new ExamReport.Section(
            "manners",
            "Manners",
            List.of("How the program behaves, in processes of its own for this section."),
            List.of(new ExamReport.Section.Table(List.of("what", "how", "seen"), rows))));
  }

  /** Legal moves from the beginning to the end, with and without time. */
  private ExamReport.Section rules(DoubleConsumer done) {
    int forced = 0;
    for (int i = 0; i < GAMES && !asker.isOver(); i++) {
      done.accept((double) i / GAMES);
      List<Place<P>> game = CarelessGame.places(kit.game(), Hashing.mixed(~terms.seed() + i));
      for (int place = 0; place < 5; place++) {
        forced += ask(game.get((game.size() - 2) * place / 4), i, place == i % 5) ? 1 : 0;
      }
      for (Place<P> place : game.subList(Math.max(0, game.size() - 10), game.size() - 1)) {
        boolean isForced = choices(place.position()) == 1;
        forced += isForced && ask(place, i, false) ? 1 : 0;
      }
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(
        asker.answers()
            + " moves in positions from the beginning to the end of "
            + GAMES
            + " games, "
            + forced
            + " of them where there is only one: "
            + (!asker.faults().isEmpty()
                ? "not all were legal."
                : asker.answers() == 0 ? "nothing was seen." : "all were legal."));
    sentences.addAll(asker.faults());
    engine.flatMap(EngineProbe::rules).ifPresent(sentences::add);
    if (!asker.faults().isEmpty()) {
      diagnoses.add(
          new Diagnosis(
              "breaks-down",
              "It breaks down or plays illegal moves.",
              asker.faults().getFirst() + ".",
              true));
    }
    if (asker.changed() > 0) {
      diagnoses.add(
          new Diagnosis(
              "changes-position",
              "It changes the position that it is given.",
              "So it did " + asker.changed() + " times.",
              true));
    }
    return new ExamReport.Section("rules", "Rules", sentences);
  }

  private int choices(P position) {
    Moves legal = new Moves();
    position.legalMoves(SearchResult.seat(position), legal);
    return legal.size();
  }

  /** Whether it has answered where there is only one move. */
  private boolean ask(Place<P> place, long seed, boolean isAtOnce) {
    P position = place.position();
    Budget brief = asker.brief();
    Budget none =
        isAtOnce && engine.isEmpty() ? new Budget(0, brief.nodes(), brief.depth()) : brief;
    return asker.ask(place, SearchResult.seat(position), none, false, seed).isPresent()
        && choices(position) == 1;
  }
}
