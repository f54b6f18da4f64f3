package yomikiri.engine.study;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.file.Shard;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Study.EarlierTest;
import yomikiri.engine.think.GameTime;

/** A study of which some settings become others. */
final class StudyEdit {
  private final Study study;
  private int games;
  private boolean neighbours;
  private Optional<Sprt> sprt;
  private Shard shard;
  private GameTime time;
  private List<String> openings;
  private List<EarlierTest> earlier;

  StudyEdit(Study study) {
    this.study = study;
    this.games = study.games();
    this.neighbours = study.neighbours();
    this.sprt = study.sprt();
    this.shard = study.shard();
    this.time = study.time();
    this.openings = study.openings();
    this.earlier = study.earlier();
  }

  StudyEdit games(int count) {
    games = count;
    return this;
  }

  StudyEdit neighbours(boolean isLadder) {
    neighbours = isLadder;
    return this;
  }

  StudyEdit shard(Shard part) {
    shard = part;
    return this;
  }

  StudyEdit time(GameTime everybody) {
    time = everybody;
    return this;
  }

  StudyEdit openings(List<String> suite) {
    openings = suite;
    return this;
  }

  StudyEdit test(Optional<Sprt> test, List<EarlierTest> before) {
    sprt = test;
    earlier = before;
    return this;
  }

  Study study() {
    return new Study(
        study.game(),
        study.seats(),
        study.players(),
        games,
        study.seed(),
        study.fair(),
        study.opening(),
        study.swap(),
        study.self(),
        study.gauntlet(),
        neighbours,
        study.exact(),
        sprt,
        shard,
        time,
        openings,
        earlier);
  }
}
