/** The form in which a study is made. */
@NullMarked
package yomikiri.app.lab.form;

import org.jspecify.annotations.NullMarked;
