package yomikiri.engine.file;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The part {@code index}, from 0, of the {@code count} of a work for several machines. */
public record Shard(int index, int count) {
  public static final Shard WHOLE = new Shard(0, 1);

  private static final Pattern FORM = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  public Shard {
    if (index < 0 || index >= count) {
      throw new IllegalArgumentException("no part " + index + " of " + count);
    }
  }

  /** Reads {@code 3/16}; empty for what is not a part from 0/n to n-1/n. */
  public static Optional<Shard> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    int index = Integer.parseInt(form.group(1));
    int count = Integer.parseInt(form.group(2));
    return index < count ? Optional.of(new Shard(index, count)) : Optional.empty();
  }

  public boolean isWhole() {
    return count == 1;
  }

  @Override
  public String toString() {
    return index + "/" + count;
  }
}
