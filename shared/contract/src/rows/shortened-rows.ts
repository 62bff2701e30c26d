/** Bytes of an answer with rows: past them the longest texts of its rows are shortened. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** Ends a text that was shortened: an ellipsis and a word joiner, which is not seen. A write that sends such a text back is refused. */
export const SHORTENED_MARK = '…\u2060';
