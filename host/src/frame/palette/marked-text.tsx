import type { ReactNode } from 'react';
import { usePaletteStyles } from './palette.styles';

interface MarkedTextProps {
  text: string;
  /** First and last letter of each part that was typed. */
  marks?: readonly (readonly [number, number])[];
}

/** A title with what was typed set off. Single letters, found here and there, would only make it restless. */
export function MarkedText({ text, marks = [] }: MarkedTextProps) {
  const styles = usePaletteStyles();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [first, last] of marks) {
    if (last === first && text.length > 1 && marks.length > 1) continue;
    parts.push(
      text.slice(end, first),
      <mark className={styles.mark} key={first}>
        {text.slice(first, last + 1)}
      </mark>,
    );
    end = last + 1;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
