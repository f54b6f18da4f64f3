/** The studies that the Lab keeps, plays and lists. */
@NullMarked
package yomikiri.app.lab.studies;

import org.jspecify.annotations.NullMarked;
