package yomikiri.app.tree;

import yomikiri.engine.think.TraceEvent;

/**
 * One step of a search.
 *
 * @param where the node where it was made, as it is after it
 */
record StepFacts(TraceEvent event, NodeFacts where) {}
