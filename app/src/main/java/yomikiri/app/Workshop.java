package yomikiri.app;

import java.util.List;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.lab.LabViewModel;
import yomikiri.app.lab.LabWords;
import yomikiri.app.text.Notices;
import yomikiri.app.training.TrainingViewModel;
import yomikiri.app.training.TrainingWords;

/** What is worked at in the background: the studies of the Lab and the trainings. */
record Workshop(LabViewModel lab, TrainingViewModel training) {
  /**
   * Makes both; nothing runs yet.
   *
   * @param notices tells what becomes of it
   */
  static Workshop of(AppServices services, Notices notices) {
    List<GameUi> shelf = services.shelf();
    AvailableGames availableGames = AvailableGames.of(shelf);
    return new Workshop(
        new LabViewModel(
            services.lab(),
            services.cores(),
            availableGames,
            services.clock(),
            services.ticker(),
            services.scheduler(),
            study -> texts -> new LabWords(texts, shelf).title(study),
            notices),
        new TrainingViewModel(
            services.training(),
            availableGames,
            services.clock(),
            services.ticker(),
            services.scheduler(),
            training -> texts -> new TrainingWords(texts, shelf).title(training),
            notices));
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
