@NullMarked
package yomikiri.engine.study.log;

import org.jspecify.annotations.NullMarked;
