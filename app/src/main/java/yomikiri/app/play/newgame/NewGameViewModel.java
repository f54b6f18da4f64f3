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
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import yomikiri.app.board.CustomSizes;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.play.session.FairLayoutTask;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.text.Details;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** The form from which a game is started. */
public final class NewGameViewModel {
  /** Where the layout comes from. */
  public enum Layout {
    RANDOM,
    FAIR,
    SEED,
    TEXT
  }

  /** Why the form cannot be started from. */
  public sealed interface Mistake {
    /** Not a whole number that fits 64 bits. */
    record BadSeed() implements Mistake {}

    /** The text is no position of the game chosen. */
    record BadLayout(NotationException cause) implements Mistake {}

    /** No layout of the game chosen is as fair as that. */
    record NoFairLayout() implements Mistake {}

    /**
     * The search for a layout broke down.
     *
     * @param details all about it, to be copied for those who mend the app
     */
    record BrokenSearch(String details) implements Mistake {}

    /** The player chosen for a seat cannot play as it is set. */
    record BadPlayer(int seat, PlayerChoice.Mistake what) implements Mistake {}

    /** What is typed is no time for a clock. */
    record BadClock(ClockForm.Fault what) implements Mistake {}

    /** The game chosen cannot be had in the size typed. */
    record BadSize(String text) implements Mistake {}
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

  private final List<CustomSizes> sizes;
  private final TermsForm terms = new TermsForm();
  private final FairLayoutTask fair;
  private final StringProperty sizeText = new SimpleStringProperty("");
  private final StringProperty seedText = new SimpleStringProperty("");
  private final StringProperty layoutText = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Optional<Mistake>> mistake =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /**
   * @param kits the games on offer; the first is chosen at the start
   * @param sizes of the games that can be had in more sizes than those among {@code kits}
   * @param seeds deals random layouts
   * @param background looks for fair layouts
   */
  public NewGameViewModel(
      List<GameKit<?>> kits,
      List<CustomSizes> sizes,
      LongSupplier seeds,
      BackgroundTasks background) {
    this.fair = new FairLayoutTask(background);
    this.kits = List.copyOf(kits);
    this.sizes = List.copyOf(sizes);
    this.seeds = seeds;
    this.kit = new SimpleObjectProperty<>(kits.getFirst());
    this.layout = new SimpleObjectProperty<>(usualLayout());
    int most = kits.stream().mapToInt(NewGameViewModel::players).max().orElse(0);
    for (int seat = 0; seat < most; seat++) {
      seats.add(new SeatForm(kits.getFirst(), () -> mistake.set(Optional.empty())));
      if (seat > 0) {
        seats.get(seat).who().set(SeatForm.weakest(kits.getFirst()));
      }
    }
    kit.addListener(
        (value, before, now) -> {
          own.put(
              before.game().id(),
              new Own(layout.get(), seedText.get(), layoutText.get(), terms.state()));
          seats.forEach(seat -> seat.follow(now));
          sizeText.set(usualSize().orElse(""));
          Layout wanted = asked.getOrDefault(usualLayout(), usualLayout());
          Own usual = new Own(wanted, "", "", TermsForm.State.USUAL);
          choose(own.getOrDefault(now.game().id(), usual));
        });
    terms.clock().whenChanged(() -> mistake.set(Optional.empty()));
    sizeText.addListener(change -> mistake.set(Optional.empty()));
    layout.addListener(change -> fair.cancel());
    layout.addListener(
        (value, before, now) -> {
          if (now == Layout.RANDOM || now == Layout.FAIR) {
            asked.put(usualLayout(), now);
          }
        });
    kit.addListener(change -> fair.cancel());
    layout.addListener(change -> mistake.set(Optional.empty()));
    seedText.addListener(change -> mistake.set(Optional.empty()));
    layoutText.addListener(change -> mistake.set(Optional.empty()));
  }

  /** What is chosen for one game and no other. */
  private record Own(Layout layout, String seed, String text, TermsForm.State terms) {}

  private void choose(Own chosen) {
    layout.set(layouts().contains(chosen.layout()) ? chosen.layout() : Layout.RANDOM);
    seedText.set(chosen.seed());
    layoutText.set(chosen.text());
    terms.choose(chosen.terms());
  }

  /**
   * A game that is begun without the form: one round on a layout dealt by chance, for a person
   * against the {@link #opponent}.
   */
  public GameSetup<?> quickGame(GameKit<?> chosen) {
    return GameSetup.quick(chosen, seeds.getAsLong(), opponent(chosen));
  }

  /** The last level that is chosen in the form, or else the weakest. */
  public Level opponent(GameKit<?> chosen) {
    return seats.stream()
        .limit(players(kit.get()))
        .flatMap(seat -> SeatForm.level(chosen, seat.who().get()).stream())
        .reduce((first, last) -> last)
        .orElse(chosen.levels().getFirst());
  }

  /**
   * Has the game as chosen started, at once or when a fair layout is found; else {@link #mistake}
   * is set.
   */
  public void submit(Consumer<GameSetup<?>> start) {
    fair.cancel();
    Optional<GameKit<?>> chosen = sized();
    boolean fairly =
        layout.get() == Layout.FAIR
            && chosen.isPresent()
            && FairLayoutTask.isPossible(chosen.get());
    mistake.set(wrong());
    if (fairly && mistake.get().isEmpty()) {
      seek(request(chosen.get(), true), start);
    } else {
      submit().ifPresent(start);
    }
  }

  private void seek(GameRequest<?> request, Consumer<GameSetup<?>> start) {
    fair.begin(
        request.kit(),
        request.terms().handicap(),
        seeds.getAsLong(),
        found -> {
          if (found.isEmpty()) {
            mistake.set(Optional.of(new Mistake.NoFairLayout()));
          } else {
            start.accept(request.dealt(found.get()));
          }
        },
        cause -> mistake.set(Optional.of(new Mistake.BrokenSearch(Details.of(cause)))));
  }

  /**
   * The game as chosen, or nothing and {@link #mistake} set; a fair layout is not looked for here,
   * but one dealt by chance. A typed layout of another variant than the one chosen is taken for
   * what it is.
   */
  public Optional<GameSetup<?>> submit() {
    Optional<GameKit<?>> chosen = sized();
    mistake.set(chosen.isEmpty() ? Optional.of(new Mistake.BadSize(sizeText.get())) : wrong());
    if (chosen.isEmpty() || mistake.get().isPresent()) {
      return Optional.empty();
    }
    return switch (layout.get()) {
      case RANDOM, FAIR -> Optional.of(request(chosen.get(), false).dealt(seeds.getAsLong()));
      case SEED -> seeded(chosen.get());
      case TEXT -> typed(List.of(chosen.get()));
    };
  }

  private Optional<Mistake> wrong() {
    Optional<Mistake> clock = terms.clock().fault().map(Mistake.BadClock::new);
    return badPlayer().or(() -> clock.filter(wrong -> hasClock()));
  }

  private Optional<Mistake> badPlayer() {
    return IntStream.range(0, players(kit.get()))
        .boxed()
        .flatMap(
            seat ->
                seats.get(seat).mistake().stream()
                    .<Mistake>map(w -> new Mistake.BadPlayer(seat, w)))
        .findFirst();
  }

  /** The game chosen in the size typed. */
  private Optional<GameKit<?>> sized() {
    return usualSize().isEmpty() || usualSize().get().equals(sizeText.get())
        ? Optional.of(kit.get())
        : sizes.stream()
            .filter(free -> free.sizeOf(kit.get().game().id()).isPresent())
            .findFirst()
            .flatMap(free -> free.kit(sizeText.get()));
  }

  /** The size of the game chosen as it stands on the shelf; empty if it has no others. */
  public Optional<String> usualSize() {
    return sizes.stream().flatMap(free -> free.sizeOf(kit.get().game().id()).stream()).findFirst();
  }

  private Optional<GameSetup<?>> seeded(GameKit<?> chosen) {
    try {
      long seed = Long.parseLong(PlainText.of(seedText.get()).strip());
      return Optional.of(request(chosen, true).dealt(seed));
    } catch (NumberFormatException e) {
      mistake.set(Optional.of(new Mistake.BadSeed()));
      return Optional.empty();
    }
  }

  private Optional<GameSetup<?>> typed(List<GameKit<?>> first) {
    Optional<NotationException> wrong = Optional.empty();
    List<GameKit<?>> chosenFirst = new ArrayList<>(first);
    chosenFirst.addAll(kits);
    for (GameKit<?> candidate : chosenFirst) {
      try {
        return Optional.of(request(candidate, true).written(layoutText.get()));
      } catch (NotationException e) {
        wrong = wrong.or(() -> Optional.of(e));
      }
    }
    mistake.set(wrong.map(Mistake.BadLayout::new));
    return Optional.empty();
  }

  /**
   * What is asked for now.
   *
   * @param chosenLayout whether the layout is not left to chance
   */
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
      played.seed().ifPresent(seed -> seedText.set(Long.toString(seed)));
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

  /** Chooses a game in the size in which it stands on the shelf. */
  public void choose(GameKit<?> chosen) {
    kit.set(chosen);
    sizeText.set(usualSize().orElse(""));
  }

  /** The size of the game; of use only where {@link #usualSize} is there. */
  public StringProperty sizeText() {
    return sizeText;
  }

  public ObjectProperty<Layout> layout() {
    return layout;
  }

  /** How the game chosen begins unless something else is asked for. */
  private Layout usualLayout() {
    return FairLayoutTask.tellsAtAGlance(kit.get()) ? Layout.FAIR : Layout.RANDOM;
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
    return terms.hasClock(
        kit.get(), seats.stream().limit(players(kit.get())).anyMatch(SeatForm::isForPerson));
  }

  /** The search for a fair layout. */
  public FairLayoutTask fair() {
    return fair;
  }

  public StringProperty seedText() {
    return seedText;
  }

  public StringProperty layoutText() {
    return layoutText;
  }

  public ReadOnlyObjectProperty<Optional<Mistake>> mistake() {
    return mistake.getReadOnlyProperty();
  }
}
