package yomikiri.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.player.SettingField;
import yomikiri.app.text.Fault;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** A study to be, as it is chosen and typed. */
public final class StudyForm {
  private static final int MOST_GAMES = 9_999_999;
  private static final double HIGHEST_RISK = 0.5; // which itself is too much

  private final List<GameKit<?>> kits;
  private final ObjectProperty<GameKit<?>> kit;
  private final ReadOnlyObjectWrapper<List<PlayerChoice>> players =
      new ReadOnlyObjectWrapper<>(List.of());
  private final StringProperty games = new SimpleStringProperty();
  private final StringProperty seed = new SimpleStringProperty("1");
  private final StringProperty opening = new SimpleStringProperty("0");
  private final BooleanProperty swap = new SimpleBooleanProperty(true);
  private final BooleanProperty self = new SimpleBooleanProperty();
  private final BooleanProperty gauntlet = new SimpleBooleanProperty();
  private final BooleanProperty fair = new SimpleBooleanProperty();
  private final BooleanProperty exact = new SimpleBooleanProperty();
  private final BooleanProperty sprt = new SimpleBooleanProperty();
  private final List<SettingField> test =
      List.of(
          new SettingField(difference("elo0"), "0"),
          new SettingField(difference("elo1"), "10"),
          new SettingField(risk("alpha"), "0.05"),
          new SettingField(risk("beta"), "0.05"));
  private final ReadOnlyObjectWrapper<Optional<Mistake>> mistake =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Size> size = new ReadOnlyObjectWrapper<>(new Size(0, 0));
  private final StringProperty name = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Optional<Preset>> preset =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Filled> filled = Optional.empty();

  /** What keeps a study from being made. */
  public sealed interface Mistake {
    /** What was typed for the number of games is no such number. */
    record Games() implements Mistake {}

    record Seed() implements Mistake {}

    record Opening() implements Mistake {}

    record Player(PlayerChoice player, PlayerChoice.Mistake what) implements Mistake {}

    record Test(Parameter parameter) implements Mistake {}

    /** The test's differences are the wrong way round. */
    record TestOrder() implements Mistake {}

    /** Each field is right by itself, but no such study can be played. */
    record Impossible(Fault fault) implements Mistake {}
  }

  /** The study of a preset that the form was filled with. */
  private record Filled(Preset preset, Study study) {}

  /** How large a study is; 0 where that cannot be told. */
  public record Size(int pairings, long games) {}

  /**
   * @param kits of games for two or more
   */
  StudyForm(List<GameKit<?>> kits) {
    this.kits = List.copyOf(kits);
    this.kit = new SimpleObjectProperty<>(kits.getFirst());
    games.set(StudyDefaults.of(kit.get()).games());
    kit.addListener((value, before, now) -> changed(before, now));
    games.addListener((value, before, now) -> changed());
    seed.addListener((value, before, now) -> changed());
    opening.addListener((value, before, now) -> changed());
    for (BooleanProperty choice : List.of(fair, swap, self, gauntlet, exact, sprt)) {
      choice.addListener((value, before, now) -> changed());
    }
    test.forEach(field -> field.text().addListener((value, before, now) -> changed()));
    usual();
  }

  private static Parameter difference(String name) {
    return new Parameter(name, Parameter.Kind.NUMBER, -Sprt.MOST_ELO, Sprt.MOST_ELO);
  }

  private static Parameter risk(String name) {
    return new Parameter(name, Parameter.Kind.NUMBER, Sprt.LEAST_RISK, HIGHEST_RISK);
  }

  /** For the games of {@code stock} that are for two or more. */
  public static StudyForm of(AvailableGames availableGames) {
    return new StudyForm(
        availableGames.kits().stream().filter(kit -> kit.game().players() >= 2).toList());
  }

  /** Back to how it was in the beginning, but for the game. */
  public void clear() {
    games.set(StudyDefaults.of(kit.get()).games());
    seed.set("1");
    swap.set(true);
    List.of(fair, self, gauntlet, exact, sprt).forEach(choice -> choice.set(false));
    name.set("");
    filled = Optional.empty();
    usual();
  }

  /** Another game: a number of games that was not typed follows. */
  private void changed(GameKit<?> before, GameKit<?> now) {
    if (games.get().equals(StudyDefaults.of(before).games())) {
      games.set(StudyDefaults.of(now).games());
    }
    usual();
  }

  /** The players and the opening that suit the game. */
  private void usual() {
    GameKit<?> now = kit.get();
    opening.set(Integer.toString(now.game().usualOpening()));
    players.set(StudyDefaults.of(now).players().stream().map(this::entrant).toList());
    exact.set(exact.get() && now.solver().isPresent());
    fair.set(fair.get() && now.game().fairStart().isPresent());
    sprt.set(sprt.get() && StudyDefaults.canBeTested(now));
    changed();
  }

  /** Fills the form with a study of a preset. */
  public void fill(Study study, Preset from) {
    name.set("");
    kits.stream()
        .filter(each -> each.game().id().equals(study.game()))
        .findFirst()
        .ifPresent(kit::set);
    games.set(Integer.toString(study.games()));
    seed.set(Long.toString(study.seed()));
    opening.set(Integer.toString(study.opening()));
    fair.set(study.fair());
    swap.set(study.swap());
    self.set(study.self());
    exact.set(study.exact());
    gauntlet.set(study.gauntlet().isPresent());
    sprt.set(study.sprt().isPresent());
    List<PlayerSpec> order = new ArrayList<>(study.players());
    study
        .gauntlet()
        .ifPresent(
            champion -> {
              order.remove(champion);
              order.addFirst(champion);
            });
    players.set(order.stream().map(this::entrant).toList());
    filled = Optional.of(new Filled(from, study));
    changed();
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
    mistake.set(Optional.empty());
    OptionalLong each = number(games.get(), 1, MOST_GAMES);
    int pairings = players.get().isEmpty() ? 0 : made(1, 0, Optional.empty()).pairings().size();
    size.set(new Size(pairings, each.orElse(0) * pairings));
    preset.set(
        filled
            .filter(from -> mistakeNow().isEmpty() && typed().equals(from.study()))
            .map(Filled::preset));
  }

  private static OptionalLong number(String text, long least, long most) {
    try {
      long number = Long.parseLong(PlainText.of(text).strip());
      return number >= least && number <= most ? OptionalLong.of(number) : OptionalLong.empty();
    } catch (NumberFormatException notOne) {
      return OptionalLong.empty();
    }
  }

  private Study made(int gamesEach, long from, Optional<Sprt> until) {
    List<PlayerSpec> specs = players.get().stream().map(PlayerChoice::spec).toList();
    return new Study(
        kit.get().game().id(),
        kit.get().game().players(),
        specs,
        gamesEach,
        from,
        fair.get(),
        (int) number(opening.get(), 0, MOST_GAMES).orElse(0),
        swap.get(),
        self.get(),
        gauntlet.get() && !specs.isEmpty() ? Optional.of(specs.getFirst()) : Optional.empty(),
        exact.get(),
        until,
        Shard.WHOLE);
  }

  /** The study, where no field has a mistake. */
  private Study typed() {
    return made(
        (int) number(games.get(), 1, MOST_GAMES).orElseThrow(),
        number(seed.get(), Long.MIN_VALUE, Long.MAX_VALUE).orElseThrow(),
        sprt.get() ? Optional.of(test()) : Optional.empty());
  }

  /** The study; empty if something is wrong, which is then told. */
  public Optional<Study> submit() {
    Optional<Mistake> wrong = mistakeNow();
    Optional<Study> study = Optional.empty();
    if (wrong.isEmpty()) {
      Study made = typed();
      try {
        made.check(kit.get());
        study = Optional.of(made);
      } catch (StudyException e) {
        wrong = Optional.of(new Mistake.Impossible(Fault.of(e)));
      }
    }
    mistake.set(wrong);
    return study;
  }

  private Optional<Mistake> mistakeNow() {
    for (PlayerChoice player : players.get()) {
      Optional<Mistake> wrong = player.mistake().map(what -> new Mistake.Player(player, what));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    if (number(games.get(), 1, MOST_GAMES).isEmpty()) {
      return Optional.of(new Mistake.Games());
    }
    if (number(seed.get(), Long.MIN_VALUE, Long.MAX_VALUE).isEmpty()) {
      return Optional.of(new Mistake.Seed());
    }
    if (number(opening.get(), 0, MOST_GAMES).isEmpty()) {
      return Optional.of(new Mistake.Opening());
    }
    return sprt.get() ? testMistake() : Optional.empty();
  }

  private Optional<Mistake> testMistake() {
    for (SettingField field : test) {
      if (!field.isWellFormed()) {
        return Optional.of(new Mistake.Test(field.parameter()));
      }
    }
    if (Math.max(value(2), value(3)) >= HIGHEST_RISK) {
      return Optional.of(new Mistake.Test(test.get(value(2) >= HIGHEST_RISK ? 2 : 3).parameter()));
    }
    return value(0) < value(1) ? Optional.empty() : Optional.of(new Mistake.TestOrder());
  }

  private double value(int place) {
    SettingField field = test.get(place);
    return field.parameter().valueOf(field.typed()).orElseThrow();
  }

  private Sprt test() {
    return new Sprt(value(0), value(1), value(2), value(3));
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

  public StringProperty games() {
    return games;
  }

  public StringProperty seed() {
    return seed;
  }

  /** Random plies played before the players begin. */
  public StringProperty opening() {
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

  /** Can be chosen only where the game tells which layouts are fair. */
  public BooleanProperty fair() {
    return fair;
  }

  public BooleanProperty exact() {
    return exact;
  }

  public BooleanProperty sprt() {
    return sprt;
  }

  /** The numbers of the test. */
  public List<SettingField> testFields() {
    return test;
  }

  public ReadOnlyObjectProperty<Optional<Mistake>> mistake() {
    return mistake.getReadOnlyProperty();
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
