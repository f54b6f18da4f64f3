/** Studies being played, resumed, joined from their parts and read again. */
@NullMarked
package yomikiri.engine.study.run;

import org.jspecify.annotations.NullMarked;
