@NullMarked
package yomikiri.engine.study.report;

import org.jspecify.annotations.NullMarked;
