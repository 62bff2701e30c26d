/** Letters written from right to left, and control characters that change the direction of text. */
const turning =
  /[\u0590-\u08ff\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Puts a text into a bidirectional isolate (UAX 9), so that it does not reorder the sentence around it. Text without right-to-left
 * letters stays as it is, so that it can be found and copied.
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replaceAll(/[\u202a-\u202e]/g, '')}\u2069` : text;
