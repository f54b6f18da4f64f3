package yomikiri.app.concurrent;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Code for the JavaFX application thread alone. With {@link WorkerThread}: for any thread. On a
 * parameter or field: what is called through it. A type's mark holds for its methods that are not
 * static. {@code ThreadRulesTest} holds it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.PARAMETER, ElementType.FIELD})
public @interface UiThread {}
