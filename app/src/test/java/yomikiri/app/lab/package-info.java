/** Tests of the Lab. */
@NullMarked
package yomikiri.app.lab;

import org.jspecify.annotations.NullMarked;
