package yomikiri.app.play.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.session.EvenOffers;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;

/**
 * Follows the results of games: says in one notice which opponent is about as strong as the person
 * now, and offers a more even game where one side nearly always wins.
 */
@UiThread
public final class AfterGame {
  private final PlayViewModel game;
  private final Notices notices;
  private final Runnable bring;

  /** {@code bring} shows the board, whatever is shown. */
  public AfterGame(PlayViewModel game, Notices notices, Runnable bring) {
    this.game = game;
    this.notices = notices;
    this.bring = bring;
  }

  /** Follows all games from now on. */
  public void begin() {
    game.snapshot().addListener((value, before, now) -> follow(now.live()));
  }

  private void follow(PlaySession<?> live) {
    Optional<Phrase> moved = game.strength().follow(live);
    Optional<EvenOffers.Offer> offer = game.offers().follow(live);
    List<Phrase> said =
        Stream.of(moved, offer.map(EvenOffers.Offer::why)).flatMap(Optional::stream).toList();
    if (!said.isEmpty()) {
      Phrase words = Phrase.lines(said);
      notices.show(
          offer
              .map(one -> Notice.offering(words, one.label(), () -> accept(one)))
              .orElseGet(() -> Notice.of(words)));
    }
  }

  private void accept(EvenOffers.Offer offer) {
    bring.run();
    if (offer.kind() == EvenOffers.Kind.FAIR) {
      game.dealing().fair(offer.setup());
    } else {
      game.dealing().dealt(offer.setup());
    }
  }
}
