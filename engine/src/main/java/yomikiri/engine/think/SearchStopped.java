package yomikiri.engine.think;

/**
 * Unwinds a search whose budget is spent. Thrown by {@link Meter#visit}, caught only in {@link
 * Player#choose}; one stackless instance serves all.
 */
public final class SearchStopped extends RuntimeException {
  @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace to be wrong
  static final SearchStopped INSTANCE = new SearchStopped();

  private SearchStopped() {
    super("the search's budget is spent", null, false, false);
  }
}
