package yomikiri.app.shell;

import org.kordamp.ikonli.Ikon;

/**
 * A screen and its button on the rail.
 *
 * @param key of the button's word
 */
public record Place(String key, Ikon icon, Screen screen) {}
