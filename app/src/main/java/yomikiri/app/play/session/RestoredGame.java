package yomikiri.app.play.session;

import yomikiri.engine.game.Position;

/** A saved game in a session of its own, ready to be shown as it stood last. */
public record RestoredGame<P extends Position>(PlaySession<P> session, ResumeState state) {}
