package yomikiri.app;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.jobs.JobRunner;
import yomikiri.app.settings.SettingsViewModel.SystemPreferences;
import yomikiri.app.speech.SpeechProgram;
import yomikiri.app.store.LogFile;
import yomikiri.app.store.Store;
import yomikiri.app.text.HeldNotices;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.Sounds;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.Ticker;

/**
 * The ports of the app to the world around it: clock, disk, threads, sound, dialogs.
 *
 * @param thinkers makes one for everybody who has something to be searched
 * @param seeds deals layouts and seeds players
 * @param notices shown once the window is whole
 * @param reading where texts are read that may be long, each on a thread of its own
 * @param answers where what came of it is told
 * @param picker makes the dialogs in which people choose files
 * @param sounds makes the sounds of moves; given what to do if none can be heard
 * @param speech reads aloud if that is wanted
 */
record AppServices(
    List<GameUi> gameList,
    SystemPreferences system,
    Supplier<SearchExecutor> thinkers,
    BackgroundTasks background,
    UiScheduler scheduler,
    Ticker ticker,
    Clock clock,
    LongSupplier seeds,
    Store store,
    HeldNotices notices,
    Executor reading,
    Executor answers,
    Function<Texts, FilePicker> picker,
    Engines engines,
    Function<Runnable, Sounds> sounds,
    SpeechProgram speech,
    JobRunner lab,
    int cores,
    JobRunner training,
    LogFile log,
    Runnable exit) {}
