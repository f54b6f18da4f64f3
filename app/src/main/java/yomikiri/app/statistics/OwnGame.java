package yomikiri.app.statistics;

import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.teach.ReviewedGame;
import yomikiri.engine.think.GameKit;

/**
 * A round that whoever uses this computer has played to its end against CPUs.
 *
 * @param name of its game's file in the library
 * @param reviewed one's own moves, as far as they are judged
 */
record OwnGame(String name, ReviewedGame reviewed, Played<?> played) {
  /** Stands between the names of several opponents. */
  static final String AND = " & ";

  /** A line of play from {@code seat}, one's own. */
  record Played<P extends Position>(GameKit<P> kit, P start, List<Step> steps, int seat) {
    Played {
      steps = List.copyOf(steps);
    }
  }

  /** The rounds of a game in which one person of this computer played against CPUs. */
  static List<OwnGame> of(String name, PlaySession<?> game) {
    List<OwnGame> found = new ArrayList<>();
    Optional<YearMonth> month =
        game.origin().tags().stream()
            .filter(tag -> tag.name().equals(Tag.DATE))
            .findFirst()
            .flatMap(tag -> month(tag.value()));
    game.rounds().forEach(round -> of(name, month, round).ifPresent(found::add));
    return found;
  }

  private static Optional<YearMonth> month(String date) {
    return date.matches("[1-9]\\d{3}-(0[1-9]|1[0-2])\\b.*")
        ? Optional.of(YearMonth.parse(date.substring(0, 7)))
        : Optional.empty();
  }

  private static <P extends Position> Optional<OwnGame> of(
      String name, Optional<YearMonth> month, PlaySession<P> round) {
    List<SeatSetup> seats = round.setup().seats();
    List<Integer> own =
        IntStream.range(0, seats.size())
            .filter(seat -> seats.get(seat).equals(new SeatSetup.Human()))
            .boxed()
            .toList();
    boolean isEnded = round.session().positionAt(round.session().length()).isOver();
    boolean isConceded = round.conceded().isPresent();
    if (own.size() != 1
        || seats.stream().filter(SeatSetup::isHuman).count() != 1
        || !round.setup().isMixed()
        || round.isAnalysis()
        || !isEnded && !isConceded) {
      return Optional.empty();
    }
    int length = isEnded ? round.session().length() : round.session().ply();
    Played<P> played =
        new Played<>(
            round.setup().kit(),
            round.session().start(),
            round.session().line().subList(0, length),
            own.getFirst());
    return Optional.of(new OwnGame(name, reviewed(month, round, played), played));
  }

  private static <P extends Position> ReviewedGame reviewed(
      Optional<YearMonth> month, PlaySession<P> round, Played<P> played) {
    List<ReviewedGame.Move> moves =
        round.rows().stream()
            .filter(row -> row.seat() == played.seat() && row.ply() <= played.steps().size())
            .filter(row -> !row.text().isEmpty())
            .map(OwnGame::move)
            .toList();
    return new ReviewedGame(
        played.kit().game().id(),
        round.setup().seats().stream()
            .filter(SeatSetup.Cpu.class::isInstance)
            .map(seat -> ((SeatSetup.Cpu) seat).level().name())
            .distinct()
            .collect(Collectors.joining(AND)),
        layout(round, played),
        month,
        played.steps().size(),
        moves);
  }

  private static ReviewedGame.Move move(MoveRow row) {
    return new ReviewedGame.Move(row.ply(), row.judgement());
  }

  /** Where all games begin alike, only copies of one game hang together. */
  private static <P extends Position> String layout(PlaySession<P> round, Played<P> played) {
    return round.setup().hasOwnLayout()
        ? played.kit().game().notation().positionText(played.start())
        : played.steps().toString();
  }
}
