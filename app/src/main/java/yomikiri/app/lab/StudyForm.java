package yomikiri.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.Form;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Game;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** Form of a study. */
public final class StudyForm {
  static final int MOST_GAMES = 9_999_999;
  private static final Set<String> OF_OPENINGS =
      Set.of("fault.study.openings", "fault.study.openings-long", "fault.study.opening-line");
  private static final Set<String> OF_GAMES =
      Set.of("fault.study.odd", "fault.study.orders", "fault.study.many");

  private final List<GameKit<?>> kits;
  private final ObjectProperty<GameKit<?>> kit;
  private final ReadOnlyObjectWrapper<List<PlayerChoice>> players =
      new ReadOnlyObjectWrapper<>(List.of());
  private final Field<Long> games =
      new Field<>("", Field.whole(1, MOST_GAMES), Phrase.of("lab.mistake.games"));
  private final Field<Long> seed = Field.seed("1");
  private final Field<Long> opening =
      new Field<>("0", Field.whole(0, MOST_GAMES), Phrase.of("lab.mistake.opening"));
  private final Field<String> entrants = Field.free();
  private final Field<String> source = Field.free();
  private final ReadOnlyObjectWrapper<Suite> suite = new ReadOnlyObjectWrapper<>(Suite.NONE);
  private final BooleanProperty swap = new SimpleBooleanProperty(true);
  private final BooleanProperty self = new SimpleBooleanProperty();
  private final BooleanProperty gauntlet = new SimpleBooleanProperty();
  private final BooleanProperty neighbours = new SimpleBooleanProperty();
  private final BooleanProperty fair = new SimpleBooleanProperty();
  private final BooleanProperty exact = new SimpleBooleanProperty();
  private final SprtForm test = new SprtForm();
  private final Form form = new Form();
  private final ReadOnlyObjectWrapper<Size> size = new ReadOnlyObjectWrapper<>(new Size(0, 0));
  private final StringProperty name = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Optional<Preset>> preset =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Filled> filled = Optional.empty();

  /** The study of a preset that the form was filled with. */
  private record Filled(Preset preset, Study study) {}

  /** Openings from {@code file} in place of dealt layouts; none where these are dealt. */
  public record Suite(String file, List<String> openings) {
    static final Suite NONE = new Suite("", List.of());

    public Suite {
      openings = List.copyOf(openings);
    }
  }

  /** The size of a study; 0 where it is not known. */
  public record Size(int pairings, long games) {}

  /** {@code kits} are of games for two or more. */
  StudyForm(List<GameKit<?>> kits) {
    this.kits = List.copyOf(kits);
    this.kit = new SimpleObjectProperty<>(kits.getFirst());
    games.text().set(StudyDefaults.of(kit.get()).games());
    kit.addListener((value, before, now) -> changed(before, now));
    Stream.of(
            Stream.of(fair, swap, self, gauntlet, neighbours, exact, test.wanted()),
            Stream.of(games, seed, opening).map(Field::text),
            test.fields().values().stream().map(Field::text))
        .<ObservableValue<?>>flatMap(all -> all)
        .forEach(each -> each.addListener((value, before, now) -> changed()));
    usual();
  }

  /** For the games of {@code stock} that are for two or more. */
  public static StudyForm of(AvailableGames availableGames) {
    return new StudyForm(
        availableGames.kits().stream().filter(kit -> kit.game().players() >= 2).toList());
  }

  /** Back to how it was in the beginning, but for the game. */
  public void clear() {
    games.text().set(StudyDefaults.of(kit.get()).games());
    seed.text().set("1");
    swap.set(true);
    List.of(fair, self, gauntlet, neighbours, exact, test.wanted())
        .forEach(choice -> choice.set(false));
    name.set("");
    filled = Optional.empty();
    usual();
  }

  /** Another game: a number of games that was not typed follows. */
  private void changed(GameKit<?> before, GameKit<?> now) {
    if (games.text().get().equals(StudyDefaults.of(before).games())) {
      games.text().set(StudyDefaults.of(now).games());
    }
    usual();
  }

  /** The players and the opening that suit the game. */
  private void usual() {
    GameKit<?> now = kit.get();
    suite.set(Suite.NONE);
    opening.text().set(Integer.toString(now.game().usualOpening()));
    players.set(StudyDefaults.of(now).players().stream().map(this::entrant).toList());
    exact.set(exact.get() && now.solver().isPresent());
    fair.set(fair.get() && now.game().fairStart().isPresent());
    test.wanted().set(test.wanted().get() && StudyDefaults.canBeTested(now));
    changed();
  }

  /** Fills the form with a study of a preset. */
  public void fill(Study study, Preset from) {
    name.set("");
    kits.stream()
        .filter(each -> each.game().id().equals(study.game()))
        .findFirst()
        .ifPresent(kit::set);
    games.text().set(Integer.toString(study.games()));
    seed.text().set(Long.toString(study.seed()));
    opening.text().set(Integer.toString(study.opening()));
    fair.set(study.fair());
    swap.set(study.swap());
    self.set(study.self());
    exact.set(study.exact());
    gauntlet.set(study.gauntlet().isPresent());
    neighbours.set(study.neighbours());
    test.fill(study.sprt());
    List<PlayerSpec> order = new ArrayList<>(study.players());
    study
        .gauntlet()
        .ifPresent(
            champion -> {
              order.remove(champion);
              order.addFirst(champion);
            });
    players.set(order.stream().map(this::entrant).toList());
    suite.set(new Suite(from.key(), study.openings()));
    filled = Optional.of(new Filled(from, study));
    changed();
  }

  /** Begins with openings, unless another game was chosen since; further random moves are none. */
  void begin(Game<?> game, String file, List<String> openings) {
    if (game.equals(kit.get().game())) {
      suite.set(new Suite(file, openings));
      opening.text().set("0");
      changed();
    }
  }

  /** Begins with dealt layouts again. */
  void dropOpenings() {
    suite.set(Suite.NONE);
    opening.text().set(Integer.toString(kit.get().game().usualOpening()));
    changed();
  }

  /** A file holds no openings for this. */
  void refuse(Fault why) {
    form.show(source.because(why));
  }

  /** Adds a player, at first the same as the last one. */
  public void add() {
    List<PlayerChoice> more = new ArrayList<>(players.get());
    more.add(
        entrant(
            more.isEmpty()
                ? PlayerChoice.usual(kit.get().players().getFirst())
                : more.getLast().spec()));
    players.set(List.copyOf(more));
    changed();
  }

  public void remove(PlayerChoice player) {
    players.set(players.get().stream().filter(each -> !each.equals(player)).toList());
    changed();
  }

  private PlayerChoice entrant(PlayerSpec spec) {
    return new PlayerChoice(kit.get(), spec, this::changed);
  }

  private void changed() {
    form.clear();
    int pairings = players.get().isEmpty() ? 0 : made(1, 0, Optional.empty()).pairings().size();
    size.set(new Size(pairings, games.value().orElse(0L) * pairings));
    preset.set(
        filled
            .filter(from -> wrong().isEmpty() && typed().equals(from.study()))
            .map(Filled::preset));
  }

  private Study made(int gamesEach, long from, Optional<Sprt> until) {
    List<PlayerSpec> specs = players.get().stream().map(PlayerChoice::spec).toList();
    return StudyEdit.of(kit.get().game().id(), kit.get().game().players(), specs, gamesEach, from)
        .fair(fair.get())
        .opening(opening.value().orElse(0L).intValue())
        .swap(swap.get())
        .self(self.get())
        .gauntlet(
            gauntlet.get() && !specs.isEmpty() ? Optional.of(specs.getFirst()) : Optional.empty())
        .exact(exact.get())
        .sprt(until)
        .neighbours(neighbours.get())
        .openings(suite.get().openings())
        .study();
  }

  /** The study, where nothing is wrong. */
  private Study typed() {
    return made(games.value().orElseThrow().intValue(), seed.value().orElseThrow(), test.test());
  }

  /** The study; empty if something is wrong, which is then shown. */
  public Optional<Study> submit() {
    Optional<FieldFault> wrong = wrong();
    return form.accepts(wrong.isPresent() ? wrong : refused())
        ? Optional.of(typed())
        : Optional.empty();
  }

  /** What is wrong with a field. */
  private Optional<FieldFault> wrong() {
    return players.get().stream()
        .map(PlayerChoice::wrong)
        .flatMap(Optional::stream)
        .findFirst()
        .or(() -> FieldFault.first(List.of(games, seed, opening)))
        .or(test::wrong);
  }

  /** Why no such study can be played, though each field is right by itself. */
  private Optional<FieldFault> refused() {
    try {
      typed().check(kit.get());
      return Optional.empty();
    } catch (StudyException e) {
      Fault why = Fault.of(e);
      Field<?> at =
          OF_GAMES.contains(why.key())
              ? games
              : OF_OPENINGS.contains(why.key()) ? source : entrants;
      return Optional.of(at.because(why));
    }
  }

  public List<GameKit<?>> kits() {
    return kits;
  }

  public ObjectProperty<GameKit<?>> kit() {
    return kit;
  }

  public ReadOnlyObjectProperty<List<PlayerChoice>> players() {
    return players.getReadOnlyProperty();
  }

  /** Where it is shown that these players cannot play such a study. */
  public Field<?> entrants() {
    return entrants;
  }

  public Field<Long> games() {
    return games;
  }

  public Field<Long> seed() {
    return seed;
  }

  /** Where it is shown that there can be no such openings. */
  public Field<?> source() {
    return source;
  }

  public ReadOnlyObjectProperty<Suite> suite() {
    return suite.getReadOnlyProperty();
  }

  /** Random plies played before the players begin. */
  public Field<Long> opening() {
    return opening;
  }

  public BooleanProperty swap() {
    return swap;
  }

  public BooleanProperty self() {
    return self;
  }

  /** Whether all others meet the first player only. */
  public BooleanProperty gauntlet() {
    return gauntlet;
  }

  /** Whether each meets only the one before it. */
  public BooleanProperty neighbours() {
    return neighbours;
  }

  /** Can be chosen only where the game says which layouts are fair. */
  public BooleanProperty fair() {
    return fair;
  }

  public BooleanProperty exact() {
    return exact;
  }

  public SprtForm test() {
    return test;
  }

  public ReadOnlyObjectProperty<Optional<FieldFault>> fault() {
    return form.fault();
  }

  public ReadOnlyObjectProperty<Size> size() {
    return size.getReadOnlyProperty();
  }

  /** What the study shall be called; may be left empty. */
  public StringProperty name() {
    return name;
  }

  /** The preset whose study this is, as long as nothing of it is changed. */
  public ReadOnlyObjectProperty<Optional<Preset>> preset() {
    return preset.getReadOnlyProperty();
  }

  public StudyName naming() {
    return new StudyName(name.get(), preset.get());
  }
}
