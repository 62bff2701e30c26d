import { formatDateTime } from '@backoffice/i18n';
import { mergeClasses, Radio } from '@backoffice/ui';
import { useId } from 'react';
import { listScreenMessages } from '../../messages';
import { plainWords, type ComparedFields, type ComparedValue } from './compared-fields';
import { useConflictStyles } from './conflict.styles';
import type { Side } from './merge-edits';
import type { ConflictEntry, Difference } from './plan-conflict';
import { TextDifference } from './text-difference';

/** Longest text, in characters, that is shown whole; longer texts and those of several lines are shown as differences. */
const SHORT_TEXT = 60;
export const isLong = (text: string) => text.length > SHORT_TEXT || text.includes('\n');

/** Returns the texts of a difference: the name of its field and its values. */
export function useWords<T>(fields: ComparedFields<T>) {
  const text = listScreenMessages.useText();
  return {
    label({ field, element }: Difference): string {
      const { label, elements } = fields[field]!;
      if (element === undefined) return label;
      return text('conflict.element', { field: label, element: elements!.label(element) });
    },
    words({ field }: Difference, value: ComparedValue): string {
      const { words = plainWords } = fields[field]!;
      return words(value);
    },
  };
}

export interface SidesProps<T> {
  difference: Difference;
  fields: ComparedFields<T>;
}

interface QuestionProps<T> extends SidesProps<T> {
  /** The history entry of the other user's change; undefined when unknown. */
  entry: ConflictEntry | undefined;
  answer: Side | undefined;
  isRefused: boolean;
  onAnswer: (side: Side) => void;
}

const sideTexts = { theirs: 'conflict.theirs', mine: 'conflict.mine' } as const;

/** Asks which of two values of a field to save. */
export function ConflictQuestion<T>({
  difference,
  fields,
  entry,
  answer,
  isRefused,
  onAnswer,
}: QuestionProps<T>) {
  const styles = useConflictStyles();
  const text = listScreenMessages.useText();
  const id = useId();
  const { label, words } = useWords(fields);
  const shown = {
    before: words(difference, difference.before),
    theirs: words(difference, difference.theirs),
    mine: words(difference, difference.mine),
  };
  const inDifferences = Object.values(shown).some(isLong);
  const who = entry?.actor
    ? text('conflict.who', { actor: entry.actor, at: formatDateTime(entry.at) })
    : undefined;
  const isOpen = answer === undefined;
  const side = (name: Side) => (
    <>
      <Radio
        aria-describedby={inDifferences ? `${id}-${name}` : undefined}
        checked={answer === name}
        label={
          <>
            {text(sideTexts[name])}
            {!inDifferences && <span>{shown[name] || text('conflict.empty')}</span>}
            {name === 'theirs' && who && <span> ({who})</span>}
          </>
        }
        name={id}
        onChange={() => onAnswer(name)}
        value={name}
      />
      {inDifferences && (
        <p className={styles.long} id={`${id}-${name}`}>
          {shown[name] === shown.before ? (
            text('conflict.formatting')
          ) : (
            <TextDifference from={shown.before} to={shown[name]} />
          )}
        </p>
      )}
    </>
  );
  return (
    <fieldset
      aria-describedby={isRefused && isOpen ? `${id}-wrong` : undefined}
      className={styles.field}
      data-open={isOpen || undefined}
    >
      <legend className={styles.legend}>{label(difference)}</legend>
      {!inDifferences && (
        <p className={mergeClasses(styles.text, styles.muted)}>
          {text('conflict.before')}
          {shown.before || text('conflict.empty')}
        </p>
      )}
      <div>{side('theirs')}</div>
      <div>{side('mine')}</div>
      {isRefused && isOpen && (
        <p className={styles.wrong} id={`${id}-wrong`}>
          {text('conflict.choose')}
        </p>
      )}
    </fieldset>
  );
}
