package yomikiri.app.play.session;

import yomikiri.engine.game.Position;

/**
 * A game that was kept, in a session of its own: it need only be shown.
 *
 * @param state how it stood last
 */
public record RestoredGame<P extends Position>(PlaySession<P> session, ResumeState state) {}
