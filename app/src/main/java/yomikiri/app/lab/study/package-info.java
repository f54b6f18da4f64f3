/** One study: how far it is, what it found, the boards being played. */
@NullMarked
package yomikiri.app.lab.study;

import org.jspecify.annotations.NullMarked;
