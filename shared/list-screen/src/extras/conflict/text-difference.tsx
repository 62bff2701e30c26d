import { diffArrays } from 'diff';
import { useMemo } from 'react';
import { useConflictStyles } from './conflict.styles';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Maximum number of changed words; texts that differ more are shown whole. */
const MAX_EDITS = 2000;
/** Number of unchanged words and blanks shown on either side of a change. */
const AROUND = 20;

function shortened(words: string[], isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? [] : words.slice(0, AROUND);
  const end = isLast ? [] : words.slice(-AROUND);
  return start.length + end.length < words.length
    ? [...start, start.length > 0 ? ' … ' : '… ', ...end].join('')
    : words.join('');
}

/** Shows the changes between two texts word by word, with a few unchanged words around each. */
export function TextDifference({ from, to }: { from: string; to: string }) {
  const styles = useConflictStyles();
  const parts = useMemo(
    () => diffArrays(wordsOf(from), wordsOf(to), { maxEditLength: MAX_EDITS }),
    [from, to],
  );
  if (!parts) return to;
  return parts.map(({ value, added, removed }, at) => {
    const text = value.join('');
    if (added)
      return (
        <ins className={styles.added} key={at}>
          {text}
        </ins>
      );
    if (removed)
      return (
        <del className={styles.removed} key={at}>
          {text}
        </del>
      );
    return <span key={at}>{shortened(value, at === 0, at === parts.length - 1)}</span>;
  });
}
