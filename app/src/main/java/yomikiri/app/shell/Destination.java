package yomikiri.app.shell;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** A screen that people can go to, in the order of the rail, from above. */
public enum Destination {
  PLAY("play", "Shortcut+1", true),
  LIBRARY("library", "Shortcut+2", false),
  PRACTICE("practice", "Shortcut+3", true),
  LAB("lab", "Shortcut+4", true),
  TRAINING("training", "Shortcut+5", true),
  SETTINGS("settings", "Shortcut+COMMA", false);

  private final String key;
  private final String shortcut;
  private final boolean resumed;

  Destination(String key, String shortcut, boolean resumed) {
    this.key = key;
    this.shortcut = shortcut;
    this.resumed = resumed;
  }

  /** Its name in the settings. */
  public String key() {
    return key;
  }

  /** The key of its words. */
  public String words() {
    return "place." + key;
  }

  public Ikon icon() {
    return switch (this) {
      case PLAY -> MaterialDesignG.GRID;
      case LIBRARY -> MaterialDesignB.BOOKSHELF;
      case PRACTICE -> MaterialDesignD.DUMBBELL;
      case LAB -> MaterialDesignF.FLASK_OUTLINE;
      case TRAINING -> MaterialDesignS.SCHOOL_OUTLINE;
      case SETTINGS -> MaterialDesignC.COG_OUTLINE;
    };
  }

  /** The keys that lead to it. */
  public String shortcut() {
    return shortcut;
  }

  /**
   * Whether the app opens on it if it was left there; if not, it opens where people were before
   * they came to it.
   */
  public boolean isResumed() {
    return resumed;
  }
}
