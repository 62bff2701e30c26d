import { joinSentences } from '@backoffice/i18n/format-list';
import { formatDateTime } from '@backoffice/i18n';
import { useEffect, useRef } from 'react';
import { listScreenMessages } from '../../messages';
import type { ComparedFields } from './compared-fields';
import { ConflictFrame } from './conflict-frame';
import { ConflictQuestion, isLong, useWords, type SidesProps } from './conflict-question';
import { useConflictStyles } from './conflict.styles';
import type { Side } from './merge-edits';
import type { ConflictPlan, Difference } from './plan-conflict';
import { TextDifference } from './text-difference';

// Everything that is loaded for a conflict is in one chunk.
export { LostPanel } from './lost-panel';
export { planConflict } from './plan-conflict';

/** A field that only the other user changed, with its values before and after. */
function Taken<T>({ difference, fields }: SidesProps<T>) {
  const styles = useConflictStyles();
  const text = listScreenMessages.useText();
  const { label, words } = useWords(fields);
  const [from, to] = [words(difference, difference.before), words(difference, difference.theirs)];
  const change = () => {
    if (from === to) return <span>{text('conflict.formatting')}</span>;
    if (isLong(from) || isLong(to)) return <TextDifference from={from} to={to} />;
    return (
      <>
        <del className={styles.removed}>{from || text('conflict.empty')}</del>{' '}
        <ins className={styles.added}>{to || text('conflict.empty')}</ins>
      </>
    );
  };
  return (
    <li>
      {label(difference)}: {change()}
    </li>
  );
}

interface ConflictPanelProps<T> {
  title: string;
  plan: ConflictPlan<T>;
  fields: ComparedFields<T>;
  answers: Readonly<Record<string, Side>>;
  /** Number of attempts to save without all answers. */
  refusals: number;
  onAnswer: (difference: Difference, side: Side) => void;
}

/** Shows the changes of another user to the row, and the fields for which a value must be chosen. */
export function ConflictPanel<T extends { updatedAt: string }>(props: ConflictPanelProps<T>) {
  const { title, plan, fields, answers, refusals, onAnswer } = props;
  const { conflicts, taken, entries, now } = plan;
  const styles = useConflictStyles();
  const text = listScreenMessages.useText();
  const questions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) questions.current?.querySelector<HTMLElement>('[data-open] input')?.focus();
  }, [refusals]);

  /** Returns the newest entry that changed the field. As its value differs, that entry is later than the edited version. */
  const entryOf = ({ field, element = field }: Difference) =>
    entries.find(({ changes }) => changes.some((change) => change.field === element));
  const later = new Set([...conflicts, ...taken].map(entryOf));
  const byWhom = [...later]
    .filter((entry) => entry?.actor)
    .map((entry) => text('conflict.changed.by', { actor: entry!.actor!, at: formatDateTime(entry!.at) }));
  const summary = [
    ...(byWhom.length > 0 ? byWhom : [text('conflict.changed.at', { at: formatDateTime(now.updatedAt) })]),
    conflicts.length > 0
      ? text('conflict.asked', { count: conflicts.length })
      : text('conflict.nothing-asked'),
  ];
  return (
    <ConflictFrame summary={joinSentences(summary)} title={title}>
      {conflicts.length > 0 && (
        <div className={styles.questions} ref={questions}>
          {conflicts.map((difference) => (
            <ConflictQuestion
              answer={answers[difference.id]}
              difference={difference}
              entry={entryOf(difference)}
              fields={fields}
              isRefused={refusals > 0}
              key={difference.id}
              onAnswer={(side) => onAnswer(difference, side)}
            />
          ))}
        </div>
      )}
      {taken.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{text('conflict.taken')}</h3>
          <ul className={styles.list}>
            {taken.map((difference) => (
              <Taken difference={difference} fields={fields} key={difference.id} />
            ))}
          </ul>
        </>
      )}
    </ConflictFrame>
  );
}
