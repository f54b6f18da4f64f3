@NullMarked
package yomikiri.app.lab.form;

import org.jspecify.annotations.NullMarked;
