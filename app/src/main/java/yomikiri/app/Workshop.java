package yomikiri.app;

import java.util.List;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.jobs.Notices;
import yomikiri.app.lab.LabViewModel;
import yomikiri.app.lab.LabWords;
import yomikiri.app.lab.StudyCard;
import yomikiri.app.shell.NoticeBar;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingCard;
import yomikiri.app.training.TrainingViewModel;
import yomikiri.app.training.TrainingWords;

/** What is worked at in the background: the studies of the Lab and the trainings. */
record Workshop(LabViewModel lab, TrainingViewModel training) {
  /**
   * Makes both; nothing runs yet.
   *
   * @param bar tells what becomes of it
   */
  static Workshop of(AppServices services, Texts texts, NoticeBar bar) {
    List<GameUi> shelf = services.shelf();
    AvailableGames availableGames = AvailableGames.of(shelf);
    Notices<StudyCard> ofStudies = new Notices<>(texts, bar, new LabWords(texts, shelf));
    Notices<TrainingCard> ofTrainings = new Notices<>(texts, bar, new TrainingWords(texts, shelf));
    return new Workshop(
        new LabViewModel(
            services.lab(),
            services.cores(),
            availableGames,
            services.clock(),
            services.ticker(),
            services.scheduler(),
            ofStudies::tell),
        new TrainingViewModel(
            services.training(),
            availableGames,
            services.clock(),
            services.ticker(),
            services.scheduler(),
            ofTrainings::tell));
  }

  /** Goes on with what was being worked at. */
  void resume() {
    lab.resume();
    training.resume();
  }

  void close() {
    lab.close();
    training.close();
  }
}
