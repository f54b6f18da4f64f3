/**
 * Players that are other programs: which there are, how they are run and ended, and the protocols
 * that they speak. Nothing here is ever run because a record or a study says so: they name an
 * engine, and only the user's own list says what program that is.
 */
@NullMarked
package yomikiri.engine.outside;

import org.jspecify.annotations.NullMarked;
