package yomikiri.app.ui;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.text.Font;
import org.kordamp.ikonli.IkonHandler;
import org.kordamp.ikonli.IkonResolver;
import org.kordamp.ikonli.IkonResolverProvider;

/** The icons. Their fonts are read as {@link Fonts} are: Ikonli would read them from its jars. */
public final class Icons {
  private static final String BEFORE_ENTRY = "!/"; // in the address of something in a jar

  private static final IkonResolver LOADED =
      IkonResolverProvider.getInstance(new Icons()::loadFont);

  private final Map<String, Font> fonts = new HashMap<>();

  private Icons() {}

  /**
   * Loads all icons, the first time it is asked to, which takes a while; it has to be asked before
   * the first of them is made.
   */
  public static IkonResolver load() {
    return LOADED;
  }

  private void loadFont(IkonHandler handler) {
    String address = handler.getFontResource().toString();
    int entry = address.lastIndexOf(BEFORE_ENTRY) + BEFORE_ENTRY.length();
    handler.setFont(fonts.computeIfAbsent(address.substring(entry), Fonts::read));
  }
}
