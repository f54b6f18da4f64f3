@NullMarked
package yomikiri.engine.study.run;

import org.jspecify.annotations.NullMarked;
