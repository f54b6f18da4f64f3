package yomikiri.app.lab.studies;

import java.nio.file.Path;
import java.util.function.Function;
import yomikiri.app.chart.PlaceToSave;
import yomikiri.app.text.Texts;

/**
 * Where and by whom the Lab's work is done.
 *
 * @param folder holds the studies
 * @param cores of this computer; one of them is left to the rest of the app
 * @param places asks where pictures and numbers are to be saved
 */
public record LabHome(
    Path folder, int cores, LabWorkers workers, Function<Texts, PlaceToSave> places) {}
