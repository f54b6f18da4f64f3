package yomikiri.app.shell;

import java.util.List;

/**
 * A menu of the menu bar.
 *
 * @param key of its title
 * @param sections commands, with a line between the sections
 */
public record MenuGroup(String key, List<List<Command>> sections) {
  public MenuGroup {
    sections = sections.stream().map(List::copyOf).toList();
  }
}
