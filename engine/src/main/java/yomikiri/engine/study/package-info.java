/** What a study is: who meets whom, on which layouts, how often; and how that is written down. */
@NullMarked
package yomikiri.engine.study;

import org.jspecify.annotations.NullMarked;
