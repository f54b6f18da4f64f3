@NullMarked
package yomikiri.app.lab.study;

import org.jspecify.annotations.NullMarked;
