package yomikiri.app.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.speech.TestSpeech.Spoken;
import yomikiri.app.text.Language;
import yomikiri.app.text.Phrase;

/** What is spoken, in which order, and what is not. */
final class SpeechTest {
  private static final String ODD = "\"; $(id) `id` %PATH% ${x} −4 <b> 「三」 \\ ' --help";

  @TempDir private Path folder;
  private final BlockingQueue<Optional<Phrase>> troubles = new LinkedBlockingQueue<>();
  private TestSpeech program;
  private Speech speech;

  @BeforeEach
  void open() throws IOException {
    program = new TestSpeech(folder);
    speech = on(program);
  }

  private Speech on(SpeechProgram spoken) {
    Speech made = new Speech(spoken, troubles::add);
    made.setOn(true);
    return made;
  }

  @AfterEach
  void close() throws IOException {
    speech.close();
    program.close();
  }

  private void say(Topic topic, String sentence) {
    speech.say(topic, sentence, Language.ENGLISH);
  }

  @Test
  void aSentenceArrivesAsItIsInItsLanguage() throws IOException {
    speech.say(Topic.NOTICE, ODD, Language.JAPANESE);
    assertThat(program.next().spoken()).isEqualTo("ja " + ODD);
    speech.say(Topic.NOTICE, ODD, Language.ENGLISH);
    assertThat(program.next().spoken()).isEqualTo("en " + ODD);
  }

  @Test
  void movingFastQueuesNothing() throws IOException {
    say(Topic.EVENT, "a move");
    Spoken move = program.next();
    IntStream.range(0, 50).forEach(cell -> say(Topic.FOCUS, "cell " + cell));
    assertThat(move.spoken()).isEqualTo("en a move");
    assertThat(program.next().spoken()).isEqualTo("en cell 49");
    say(Topic.STATUS, "the end");
    assertThat(program.next().spoken()).as("and nothing in between").isEqualTo("en the end");
  }

  @Test
  void whatIsOutdatedIsNotSpokenToItsEnd() throws IOException {
    say(Topic.STATUS, "thinking");
    Spoken old = program.next();
    say(Topic.STATUS, "your turn");
    assertThat(old.cutShort()).isEqualTo("en thinking");
    assertThat(program.next().spoken()).isEqualTo("en your turn");
  }

  @Test
  void whatIsAskedForComesAtOnceAndWhatItCutShortComesAgain() throws IOException {
    say(Topic.EVENT, "a move");
    Spoken move = program.next();
    say(Topic.STATUS, "your turn");
    speech.sayFirst(Topic.FOCUS, "cell 1", Language.ENGLISH);
    assertThat(move.cutShort()).isEqualTo("en a move");
    Spoken cell = program.next();
    speech.sayFirst(Topic.FOCUS, "cell 2", Language.ENGLISH);
    assertThat(cell.cutShort()).isEqualTo("en cell 1");
    assertThat(program.next().spoken()).isEqualTo("en cell 2");
    assertThat(program.next().spoken()).isEqualTo("en a move");
    assertThat(program.next().spoken()).isEqualTo("en your turn");
  }

  @Test
  void ofManyMovesTheLastOfFourSeatsAreHeard() throws IOException {
    say(Topic.NOTICE, "a notice");
    Spoken notice = program.next();
    IntStream.range(0, 9).forEach(ply -> say(Topic.EVENT, "ply " + ply));
    notice.spoken();
    for (String ply : List.of("en ply 5", "en ply 6", "en ply 7", "en ply 8")) {
      assertThat(program.next().spoken()).isEqualTo(ply);
    }
  }

  @Test
  void aMissingProgramIsToldOnceAndTriedEachTime() throws InterruptedException, IOException {
    AtomicInteger tried = new AtomicInteger();
    TestSpeech there = program;
    program.mayFail();
    SpeechProgram late =
        new MissingSpeech() {
          @Override
          public Run run(String sentence, Language language) {
            return tried.incrementAndGet() < 3
                ? super.run(sentence, language)
                : there.run(sentence, language);
          }
        };
    speech = on(late);
    say(Topic.NOTICE, "one");
    say(Topic.STATUS, "two");
    say(Topic.EVENT, "three");
    assertThat(there.next().spoken()).as("it was installed meanwhile").isEqualTo("en three");
    assertThat(troubles.take()).contains(SystemSpeech.LINUX.missing());
    assertThat(troubles.take()).isEmpty();
    assertThat(troubles).isEmpty();
  }

  @Test
  void aProgramThatFailsIsToldUntilItSpeaks() throws IOException, InterruptedException {
    program.mayFail();
    say(Topic.NOTICE, "one");
    program.next().end(1);
    assertThat(troubles.take()).contains(Phrase.of("failed"));
    say(Topic.NOTICE, "two");
    program.next().spoken();
    assertThat(troubles.take()).isEmpty();
  }

  @Test
  void turnedOffItIsSilentAtOnce() throws IOException {
    say(Topic.NOTICE, "one");
    say(Topic.EVENT, "two");
    Spoken one = program.next();
    speech.setOn(false);
    one.cutShort();
    say(Topic.NOTICE, "three");
    speech.setOn(true);
    say(Topic.NOTICE, "four");
    assertThat(program.next().spoken()).isEqualTo("en four");
  }

  @Test
  void theProgramEndsWithTheApp() throws IOException, InterruptedException {
    say(Topic.NOTICE, "one");
    Thread worker = worker();
    Spoken one = program.next();
    speech.close();
    assertThat(one.cutShort()).isEqualTo("en one");
    worker.join();
    say(Topic.NOTICE, "two");
    assertThat(worker.isAlive()).isFalse();
  }

  private static Thread worker() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("yomikiri-speech"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aServerThatWouldGoOnIsSilenced() throws IOException {
    speech.close();
    program.close();
    program = new TestSpeech(Files.createDirectory(folder.resolve("hush")), true);
    speech = on(program);
    say(Topic.STATUS, "one");
    Spoken one = program.next();
    say(Topic.STATUS, "two");
    one.cutShort();
    assertThat(program.next().spoken()).isEqualTo("hush ");
    assertThat(program.next().spoken()).isEqualTo("en two");
  }
}
