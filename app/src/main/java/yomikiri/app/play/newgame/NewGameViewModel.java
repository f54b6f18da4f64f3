package yomikiri.app.play.newgame;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.board.CustomSizes;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.session.FairLayoutTask;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.TaughtGames;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.Form;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** View model of the new-game form. */
@UiThread
public final class NewGameViewModel {
  /** The sources of a layout. */
  public enum Layout {
    RANDOM,
    FAIR,
    SEED,
    TEXT
  }

  private final List<GameKit<?>> kits;
  private final LongSupplier seeds;
  private final ObjectProperty<GameKit<?>> kit;
  private final List<SeatForm> seats = new ArrayList<>();
  private final ObjectProperty<Layout> layout;

  /** What was chosen last in games that usually begin so. */
  private final Map<Layout, Layout> asked = new EnumMap<>(Layout.class);

  /** What was chosen for the games that are not chosen now, by their ids. */
  private final Map<String, Own> own = new HashMap<>();

  private final ChosenLevels levels = new ChosenLevels();
  private final TaughtGames taught = new TaughtGames();
  private final TermsForm terms = new TermsForm();
  private final FairLayoutTask fair;
  private final DemoGames demos;
  private final SizeForm size;
  private final Field<Long> seed = Field.seed("");
  private final Field<String> text = Field.free();
  private final Field<String> fairness = Field.free();
  private final Form form = new Form();

  /**
   * @param kits the games on offer; the first is chosen at the start
   * @param sizes of the games that can be had in more sizes than those among {@code kits}
   * @param seeds deals random layouts
   */
  public NewGameViewModel(
      List<GameKit<?>> kits,
      List<CustomSizes> sizes,
      LongSupplier seeds,
      BackgroundTasks background) {
    this.fair = new FairLayoutTask(background);
    this.kits = List.copyOf(kits);
    this.demos = new DemoGames(background, kits);
    this.seeds = seeds;
    this.kit = new SimpleObjectProperty<>(kits.getFirst());
    this.size = new SizeForm(kit, sizes);
    this.layout = new SimpleObjectProperty<>(usualLayout());
    int most = kits.stream().mapToInt(NewGameViewModel::players).max().orElse(0);
    for (int seat = 0; seat < most; seat++) {
      seats.add(new SeatForm(kits.getFirst(), form::clear));
    }
    seats.stream().skip(1).forEach(seat -> seat.who().set(SeatForm.weakest(kits.getFirst())));
    kit.addListener(
        (value, before, now) -> {
          fair.cancel();
          own.put(
              before.game().id(),
              new Own(layout.get(), seed.text().get(), text.text().get(), terms.state()));
          seats.forEach(seat -> seat.follow(now));
          levels.of(now).ifPresent(level -> seats.forEach(seat -> seat.prefer(level)));
          size.setUsual();
          Layout wanted = asked.getOrDefault(usualLayout(), usualLayout());
          Own usual = new Own(wanted, "", "", TermsForm.State.USUAL);
          choose(own.getOrDefault(now.game().id(), usual));
        });
    ClockForm clock = terms.clock();
    form.watch(layout, clock.choice());
    Stream.of(size.field(), seed, text, clock.minutes(), clock.seconds(), clock.added())
        .forEach(field -> form.watch(field.text()));
    layout.addListener(
        (value, before, now) -> {
          fair.cancel();
          if (now == Layout.RANDOM || now == Layout.FAIR) {
            asked.put(usualLayout(), now);
          }
        });
  }

  /** What is chosen for one game and no other. */
  private record Own(Layout layout, String seed, String text, TermsForm.State terms) {}

  private void choose(Own chosen) {
    layout.set(layouts().contains(chosen.layout()) ? chosen.layout() : Layout.RANDOM);
    seed.text().set(chosen.seed());
    text.text().set(chosen.text());
    terms.choose(chosen.terms());
  }

  /**
   * A game that is begun without the form: one round on a layout dealt by chance, for a person
   * against the {@link #opponent}.
   */
  public GameSetup<?> quickGame(GameKit<?> chosen) {
    return GameSetup.quick(chosen, seeds.getAsLong(), opponent(chosen));
  }

  /** The levels chosen last. */
  public ChosenLevels levels() {
    return levels;
  }

  /** The games in which people are taught. */
  public TaughtGames taught() {
    return taught;
  }

  /**
   * The last level that is chosen in the form; of another game than the one there the one chosen
   * last, or else the weakest.
   */
  public Level opponent(GameKit<?> chosen) {
    Optional<Level> before = chosen.equals(kit.get()) ? Optional.empty() : levels.of(chosen);
    return before.orElseGet(
        () ->
            seats.stream()
                .limit(players(kit.get()))
                .flatMap(seat -> SeatForm.level(chosen, seat.who().get()).stream())
                .reduce((first, last) -> last)
                .orElse(chosen.levels().getFirst()));
  }

  /** Has the game as chosen started, maybe once a fair layout is found; else shows the fault. */
  public void submit(Consumer<GameSetup<?>> begin) {
    Consumer<GameSetup<?>> start =
        levels.before(
            setup -> {
              if (!kits.contains(setup.kit())) { // another size of the game chosen
                taught.set(setup.kit(), taught.has(kit.get()));
              }
              begin.accept(setup);
            });
    fair.cancel();
    Optional<GameKit<?>> chosen = size.field().value().filter(kit -> layout.get() == Layout.FAIR);
    if (chosen.filter(FairLayoutTask::isPossible).isEmpty()) {
      submit().ifPresent(start);
    } else if (form.accepts(wrong())) {
      seek(request(chosen.get(), true), start);
    }
  }

  private void seek(GameRequest<?> request, Consumer<GameSetup<?>> start) {
    fair.begin(
        request.kit(),
        request.terms().handicap(),
        seeds.getAsLong(),
        found -> {
          if (found.isEmpty()) {
            form.show(fairness.because(Phrase.of("new.fair.none")));
          } else {
            start.accept(request.dealt(found.get()));
          }
        },
        cause -> form.show(fairness.because(Fault.noted("new.fair.broken", cause))));
  }

  /**
   * The game as chosen; empty if something is wrong, which is then shown. A fair layout is not
   * looked for here, but one dealt by chance. A typed layout of another variant than the one chosen
   * is taken for what it is.
   */
  public Optional<GameSetup<?>> submit() {
    if (!form.accepts(wrong())) {
      return Optional.empty();
    }
    GameKit<?> chosen = size.field().value().orElseThrow();
    return switch (layout.get()) {
      case RANDOM, FAIR -> Optional.of(request(chosen, false).dealt(seeds.getAsLong()));
      case SEED -> Optional.of(request(chosen, true).dealt(seed.value().orElseThrow()));
      case TEXT -> typed(chosen);
    };
  }

  private Optional<FieldFault> wrong() {
    return size.field()
        .wrong()
        .or(
            () ->
                seats.stream()
                    .limit(players(kit.get()))
                    .flatMap(seat -> seat.wrong().stream())
                    .findFirst())
        .or(() -> hasClock() ? terms.clock().wrong() : Optional.empty())
        .or(() -> layout.get() == Layout.SEED ? seed.wrong() : Optional.empty());
  }

  /** The game chosen in its size of the game list; empty if it has no others. */
  public Optional<String> usualSize() {
    return size.usual();
  }

  private Optional<GameSetup<?>> typed(GameKit<?> first) {
    Optional<FieldFault> wrong = Optional.empty();
    List<GameKit<?>> candidates = new ArrayList<>(List.of(first));
    candidates.addAll(kits);
    for (GameKit<?> candidate : candidates) {
      try {
        return Optional.of(request(candidate, true).written(text.text().get()));
      } catch (NotationException e) {
        wrong = wrong.or(() -> Optional.of(text.because(e)));
      }
    }
    form.accepts(wrong);
    return Optional.empty();
  }

  /** What is asked for now; {@code chosenLayout} if the layout is not left to chance. */
  private <P extends Position> GameRequest<P> request(GameKit<P> chosen, boolean chosenLayout) {
    List<SeatSetup> sitting =
        seats.stream().limit(players(chosen)).map(seat -> seat.setup(chosen)).toList();
    return new GameRequest<>(chosen, sitting, terms.terms(chosen, sitting, chosenLayout));
  }

  public List<GameKit<?>> kits() {
    return kits;
  }

  public ObjectProperty<GameKit<?>> kit() {
    return kit;
  }

  /** By seat, as many as any game has; the game chosen has the first {@link #players}. */
  public List<SeatForm> seats() {
    return List.copyOf(seats);
  }

  /** The number of seats of a game. */
  public static int players(GameKit<?> kit) {
    return kit.game().players();
  }

  /** Chooses the game played, if it is on offer, and has what it was dealt by at hand. */
  public void propose(GameSetup<?> played) {
    propose(played.kit().game().id());
    if (kit.get().game().id().equals(played.kit().game().id())) {
      played.seed().ifPresent(dealt -> seed.text().set(Long.toString(dealt)));
    }
  }

  /** Chooses what an earlier game was played with, if that game is on offer. */
  public void take(GameSetup<?> played) {
    propose(played);
    if (kit.get().game().id().equals(played.kit().game().id())) {
      for (int seat = 0; seat < played.seats().size(); seat++) {
        seats.get(seat).take(kit.get(), played.seats().get(seat));
      }
      terms.allSeats().set(played.terms().rounds() > 1);
      terms.clock().set(played.terms().limit());
      terms.beat().set(played.terms().beat());
    }
  }

  /** Chooses the game of that id, if it is on offer. */
  public void propose(String id) {
    kits.stream()
        .filter(each -> each.game().id().equals(id) && !each.equals(kit.get()))
        .findFirst()
        .ifPresent(this::choose);
  }

  /** Chooses a game in its size of the game list. */
  public void choose(GameKit<?> chosen) {
    kit.set(chosen);
    size.setUsual();
  }

  /** The size of the game; of use only where {@link #usualSize} is there. */
  public Field<GameKit<?>> size() {
    return size.field();
  }

  public ObjectProperty<Layout> layout() {
    return layout;
  }

  /** How the game chosen begins unless something else is asked for. */
  private Layout usualLayout() {
    return FairLayoutTask.hasFairStarts(kit.get()) ? Layout.FAIR : Layout.RANDOM;
  }

  /** The ways in which a layout of the game chosen can be come by. */
  public Set<Layout> layouts() {
    Set<Layout> all = EnumSet.allOf(Layout.class);
    if (dealsAlike()) {
      all.removeAll(EnumSet.of(Layout.SEED, Layout.FAIR));
    }
    if (!FairLayoutTask.isPossible(kit.get())) {
      all.remove(Layout.FAIR);
    }
    return all;
  }

  /** Whether the game chosen always begins alike, unless a layout is written down. */
  public boolean dealsAlike() {
    return kit.get().game().dealsAlike();
  }

  /** Rounds, handicap and time. */
  public TermsForm terms() {
    return terms;
  }

  /** Whether people can be given a clock in the game as chosen so far. */
  boolean hasClock() {
    return terms.hasClock(kit.get(), hasPerson());
  }

  /** Whether a person is to sit at the board. */
  boolean hasPerson() {
    return seats.stream().limit(players(kit.get())).anyMatch(SeatForm::isForPerson);
  }

  /** Whether people may take as long as they like in the game as chosen so far. */
  boolean waitsForPeople() {
    return terms.waits(kit.get(), hasPerson());
  }

  /** The search for a fair layout. */
  public FairLayoutTask fair() {
    return fair;
  }

  /** The games shown while one is chosen. */
  DemoGames demos() {
    return demos;
  }

  public Field<Long> seed() {
    return seed;
  }

  /** The layout as text. */
  public Field<String> text() {
    return text;
  }

  /** Where it is shown that no fair layout was found. */
  public Field<?> fairness() {
    return fairness;
  }

  public ReadOnlyObjectProperty<Optional<FieldFault>> fault() {
    return form.fault();
  }
}
