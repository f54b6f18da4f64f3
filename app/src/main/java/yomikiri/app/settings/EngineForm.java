package yomikiri.app.settings;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.Form;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.EngineEntry.Protocol;

/** The form in which an engine is set up. */
@UiThread
public final class EngineForm {
  private static final int MOST_MEMORY = 999_999;

  private final Optional<EngineEntry> before;
  private final Set<String> taken;
  private final Field<String> name = Field.free();
  private final Field<String> program = Field.free();
  private final Field<String> script = Field.free();
  private final Field<String> arguments = Field.free();
  private final Field<String> folder = Field.free();
  private final Field<Long> memory;
  private final ObjectProperty<Protocol> protocol = new SimpleObjectProperty<>(Protocol.UGI);
  private final ObjectProperty<Set<String>> games = new SimpleObjectProperty<>(Set.of());
  private final BooleanProperty restarts = new SimpleBooleanProperty();
  private final Form form = new Form();

  /** {@code before} is what is changed, empty for a new one; {@code taken} are all names. */
  EngineForm(Optional<EngineEntry> before, Set<String> taken) {
    this.before = before;
    this.taken = Set.copyOf(taken);
    Function<String, Optional<Long>> megabytes = Field.whole(1, MOST_MEMORY);
    memory =
        new Field<>(
            "",
            typed -> typed.isEmpty() ? Optional.of(0L) : megabytes.apply(typed),
            Phrase.of("engines.bad-memory"));
    before.ifPresent(this::fill);
    Stream.of(name, program, script, arguments, folder, memory)
        .forEach(field -> form.watch(field.text()));
  }

  private void fill(EngineEntry entry) {
    name.text().set(entry.name());
    program.text().set(entry.program());
    script.text().set(entry.script());
    arguments.text().set(String.join("\n", entry.arguments()));
    folder.text().set(entry.folder());
    memory.text().set(entry.memory() > 0 ? Integer.toString(entry.memory()) : "");
    protocol.set(entry.protocol());
    games.set(Set.copyOf(entry.games()));
    restarts.set(entry.restarts());
  }

  /** The engine as it is set up; empty if something is wrong, which is then shown. */
  Optional<EngineEntry> submit() {
    EngineEntry entry =
        new EngineEntry(
            name.typed(),
            plain(program),
            plain(script),
            arguments.text().get().lines().filter(line -> !line.isEmpty()).toList(),
            plain(folder),
            protocol.get(),
            List.copyOf(new TreeSet<>(games.get())),
            restarts.get(),
            memory.value().orElse(0L).intValue());
    return form.accepts(wrong(entry)) ? Optional.of(entry) : Optional.empty();
  }

  /** As it is typed: what names a file stays as it is. */
  private static String plain(Field<?> field) {
    return field.text().get().strip();
  }

  private Optional<FieldFault> wrong(EngineEntry entry) {
    try {
      entry.check();
    } catch (NotationException e) {
      return Optional.of(field(e, entry).because(Fault.of(e)));
    }
    boolean isOther = before.filter(one -> one.name().equals(entry.name())).isEmpty();
    return isOther && taken.contains(entry.name())
        ? Optional.of(name.because(Phrase.of("engines.taken", entry.name())))
        : memory.wrong();
  }

  private Field<?> field(NotationException wrong, EngineEntry entry) {
    return switch (wrong.fault()) {
      case "engine.name" -> name;
      case "engine.program" -> program;
      default ->
          wrong.details().contains(entry.program())
              ? program
              : wrong.details().contains(entry.script()) ? script : arguments;
    };
  }

  /** The engine that is changed; empty for a new one. */
  Optional<EngineEntry> before() {
    return before;
  }

  public Field<String> name() {
    return name;
  }

  /** The program, or the interpreter of {@link #script}. */
  public Field<String> program() {
    return program;
  }

  public Field<String> script() {
    return script;
  }

  /** One in each line. */
  public Field<String> arguments() {
    return arguments;
  }

  public Field<String> folder() {
    return folder;
  }

  /** In MB. */
  public Field<Long> memory() {
    return memory;
  }

  public ObjectProperty<Protocol> protocol() {
    return protocol;
  }

  /** Ids of the games it plays; none for all that its protocol knows. */
  public ObjectProperty<Set<String>> games() {
    return games;
  }

  public BooleanProperty restarts() {
    return restarts;
  }
}
