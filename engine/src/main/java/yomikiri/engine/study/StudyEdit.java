package yomikiri.engine.study;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.file.Shard;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Study.EarlierTest;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.PlayerSpec;

/** A study being put together, setting by setting; {@link Study} says what each means. */
public final class StudyEdit {
  private final Study study;
  private int games;
  private boolean fair;
  private int opening;
  private boolean swap;
  private boolean self;
  private Optional<PlayerSpec> gauntlet;
  private boolean neighbours;
  private boolean exact;
  private Optional<Sprt> sprt;
  private Shard shard;
  private GameTime time;
  private List<String> openings;
  private List<EarlierTest> earlier;

  StudyEdit(Study study) {
    this.study = study;
    this.games = study.games();
    this.fair = study.fair();
    this.opening = study.opening();
    this.swap = study.swap();
    this.self = study.self();
    this.gauntlet = study.gauntlet();
    this.neighbours = study.neighbours();
    this.exact = study.exact();
    this.sprt = study.sprt();
    this.shard = study.shard();
    this.time = study.time();
    this.openings = study.openings();
    this.earlier = study.earlier();
  }

  /** Everybody against everybody, every layout in all orders, nothing else asked. */
  public static StudyEdit of(
      String game, int seats, List<PlayerSpec> players, int games, long seed) {
    return new StudyEdit(
        new Study(
            game,
            seats,
            players,
            games,
            seed,
            false,
            0,
            true,
            false,
            Optional.empty(),
            false,
            false,
            Optional.empty(),
            Shard.WHOLE,
            GameTime.FREE,
            List.of(),
            List.of()));
  }

  public StudyEdit games(int count) {
    games = count;
    return this;
  }

  public StudyEdit fair(boolean isFair) {
    fair = isFair;
    return this;
  }

  public StudyEdit opening(int plies) {
    opening = plies;
    return this;
  }

  public StudyEdit swap(boolean swaps) {
    swap = swaps;
    return this;
  }

  public StudyEdit self(boolean meetsSelf) {
    self = meetsSelf;
    return this;
  }

  public StudyEdit gauntlet(Optional<PlayerSpec> champion) {
    gauntlet = champion;
    return this;
  }

  public StudyEdit neighbours(boolean isLadder) {
    neighbours = isLadder;
    return this;
  }

  public StudyEdit exact(boolean isExact) {
    exact = isExact;
    return this;
  }

  public StudyEdit sprt(Optional<Sprt> test) {
    sprt = test;
    return this;
  }

  public StudyEdit shard(Shard part) {
    shard = part;
    return this;
  }

  public StudyEdit time(GameTime everybody) {
    time = everybody;
    return this;
  }

  public StudyEdit openings(List<String> suite) {
    openings = suite;
    return this;
  }

  public StudyEdit earlier(List<EarlierTest> before) {
    earlier = before;
    return this;
  }

  public Study study() {
    return new Study(
        study.game(),
        study.seats(),
        study.players(),
        games,
        study.seed(),
        fair,
        opening,
        swap,
        self,
        gauntlet,
        neighbours,
        exact,
        sprt,
        shard,
        time,
        openings,
        earlier);
  }
}
