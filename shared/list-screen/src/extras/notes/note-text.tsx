import { mentionsIn } from '@backoffice/contract/note-values';
import type { Note } from '@backoffice/contract/notes';
import type { ReactNode } from 'react';
import { useRowNotesStyles } from './row-notes.styles';

/** The text of a note, with the users that it names highlighted. */
export function NoteText({ text, mentions }: Pick<Note, 'text' | 'mentions'>) {
  const styles = useRowNotesStyles();
  const known = new Set(mentions.map((name) => name.toLowerCase()));
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, names } of mentionsIn(text)) {
    const name = names.find((each) => known.has(each.toLowerCase()));
    if (name === undefined) continue;
    parts.push(
      text.slice(end, index),
      <strong className={styles.mention} key={index}>
        @{name}
      </strong>,
    );
    end = index + 1 + name.length;
  }
  return (
    <p className={styles.text}>
      {parts}
      {text.slice(end)}
    </p>
  );
}
