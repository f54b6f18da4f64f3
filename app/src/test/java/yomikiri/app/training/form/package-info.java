@NullMarked
package yomikiri.app.training.form;

import org.jspecify.annotations.NullMarked;
