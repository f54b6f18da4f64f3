@NullMarked
package yomikiri.app.lab.studies;

import org.jspecify.annotations.NullMarked;
