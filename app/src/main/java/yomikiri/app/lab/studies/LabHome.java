package yomikiri.app.lab.studies;

import java.nio.file.Path;

/**
 * Where and by whom the Lab's work is done.
 *
 * @param folder holds the studies
 * @param cores of this computer; one of them is left to the rest of the app
 */
public record LabHome(Path folder, int cores, LabWorkers workers) {}
