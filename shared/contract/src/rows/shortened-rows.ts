/** Maximum size of an answer with rows: above it, the longest texts of its rows are shortened. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** Ends a shortened text: an ellipsis and an invisible word joiner. A write that sends such a text back is refused. */
export const SHORTENED_MARK = '…\u2060';
