/** Letters that are written from right to left, and characters that turn what stands behind them. */
const turning =
  /[\u0590-\u08ff\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Puts a text into a bidirectional isolate (UAX 9), so that it does not reorder the sentence that it is named in. Of a text of other
 * letters alone, which can do no such thing, nothing changes: it is found and copied as it is.
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replaceAll(/[\u202a-\u202e]/g, '')}\u2069` : text;
