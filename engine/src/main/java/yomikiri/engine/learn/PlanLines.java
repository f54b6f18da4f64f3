package yomikiri.engine.learn;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.think.GameKit;

/** Reads settings, each a line with its name and its value, in a given order. */
public final class PlanLines {
  private final List<String> lines;
  private int read;
  private String name = "";

  public PlanLines(List<String> lines) {
    this.lines = lines;
  }

  /** The next setting, the id of a game. */
  public GameKit<?> game(Function<String, Optional<GameKit<?>>> kits) throws NotationException {
    String game = next("game");
    GameKit<?> kit = kits.apply(game).orElse(null);
    if (kit == null) {
      throw fault("training.game", FoundToken.shortened(game));
    }
    return kit;
  }

  /** The next setting, a part of several. */
  public Shard shard(String setting) throws NotationException {
    String text = next(setting);
    return Shard.parse(text).orElseThrow(() -> fault("training.shard", FoundToken.shortened(text)));
  }

  /** Makes sure that nothing follows the last setting. */
  public void end(String last) throws NotationException {
    if (read < lines.size()) {
      read++;
      throw fault("training.more", last);
    }
  }

  /** The next setting, a whole number. */
  public long whole(String setting, long least, long most) throws NotationException {
    String text = next(setting);
    try {
      long value = Long.parseLong(text);
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException noNumber) {
      // said below
    }
    if (least == Long.MIN_VALUE) {
      throw fault("training.whole", setting, FoundToken.shortened(text));
    }
    throw fault("training.value", setting, least, most, FoundToken.shortened(text));
  }

  /** Whether the next line is that of this setting. */
  boolean isNext(String setting) {
    String line = read < lines.size() ? lines.get(read) : "";
    int end = setting.length();
    return line.startsWith(setting) && line.length() > end && PlainText.isBlank(line.charAt(end));
  }

  /** The value in the next line, which has to be that of this setting. */
  public String next(String setting) throws NotationException {
    name = setting;
    boolean isNext = isNext(setting);
    String line = read < lines.size() ? lines.get(read) : "";
    read++;
    int end = setting.length();
    if (!isNext) {
      throw new NotationException(read, 1, "training.setting", setting, FoundToken.shortened(line));
    }
    return line.substring(end + 1);
  }

  /** Parses the value of a setting. */
  public interface Reading<T> {
    T read() throws NotationException;
  }

  /** Reads the value of the last line; what is wrong with it is reported with its place. */
  public <T> T in(Reading<T> reading) throws NotationException {
    try {
      return reading.read();
    } catch (NotationException e) {
      throw e.movedTo(read, name.length() + 1);
    }
  }

  /** Something is wrong with the value of the last line. */
  public NotationException fault(String fault, Object... details) {
    return new NotationException(read, name.length() + 2, fault, details);
  }
}
