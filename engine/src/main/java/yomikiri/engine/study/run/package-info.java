/** Studies being played, gone on with, joined from their parts and read again. */
@NullMarked
package yomikiri.engine.study.run;

import org.jspecify.annotations.NullMarked;
