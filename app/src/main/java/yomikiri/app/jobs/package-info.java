/** Jobs in folders that run in the background, and their list. */
@NullMarked
package yomikiri.app.jobs;

import org.jspecify.annotations.NullMarked;
