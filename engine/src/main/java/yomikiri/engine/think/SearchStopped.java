package yomikiri.engine.think;

/**
 * Unwinds a search whose budget is spent, or a thread's part that its search needs no longer.
 * Thrown by {@link Meter#visit} and such threads, caught only in {@link Player#choose}; one
 * stackless instance serves all.
 */
public final class SearchStopped extends RuntimeException {
  @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace to be wrong
  public static final SearchStopped INSTANCE = new SearchStopped();

  private SearchStopped() {
    super("the search's budget is spent", null, false, false);
  }
}
