const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** How many words a text has, also in languages that write without blanks. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}
