@NullMarked
package yomikiri.app.lab.preset;

import org.jspecify.annotations.NullMarked;
