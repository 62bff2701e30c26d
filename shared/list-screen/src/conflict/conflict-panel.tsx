import { formatDateTime } from '@backoffice/i18n';
import { Button, copyWithNotice, CopyIcon, mergeClasses, Radio } from '@backoffice/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { plainWords, type ComparedFields, type ComparedValue } from './compared-fields';
import { useConflictStyles } from './conflict.styles';
import type { Side } from './merge-edits';
import { listScreenMessages } from '../messages';
import type { ConflictEntry, ConflictPlan, Difference } from './plan-conflict';
import { TextDifference } from './text-difference';

export { planConflict } from './plan-conflict';

/** A longer text, or one of several lines, is shown by its differences. */
const SHORT_TEXT = 60;
const isLong = (text: string) => text.length > SHORT_TEXT || text.includes('\n');

interface FrameProps {
  title: string;
  /** Read out at once. */
  summary: string;
  children?: ReactNode;
}

/** Gets the focus as soon as it is there, so that nobody goes on without having met it. */
function Frame({ title, summary, children }: FrameProps) {
  const styles = useConflictStyles();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.text} role="alert">
        {summary}
      </p>
      {children}
    </section>
  );
}

/** Where a difference is, and in what words. */
function useWords<T>(fields: ComparedFields<T>) {
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

interface SidesProps<T> {
  difference: Difference;
  fields: ComparedFields<T>;
}

interface QuestionProps<T> extends SidesProps<T> {
  /** Who made it theirs. */
  entry: ConflictEntry | undefined;
  answer: Side | undefined;
  isRefused: boolean;
  onAnswer: (side: Side) => void;
}

const sideTexts = { theirs: 'conflict.theirs', mine: 'conflict.mine' } as const;

/** Asks which of two values of a field is to be saved. */
function Question<T>({ difference, fields, entry, answer, isRefused, onAnswer }: QuestionProps<T>) {
  const styles = useConflictStyles();
  const text = listScreenMessages.useText();
  const id = useId();
  const { label, words } = useWords(fields);
  const told = {
    before: words(difference, difference.before),
    theirs: words(difference, difference.theirs),
    mine: words(difference, difference.mine),
  };
  const inDifferences = Object.values(told).some(isLong);
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
            {text(sideTexts[name])} {!inDifferences && (told[name] || text('conflict.empty'))}
            {name === 'theirs' && who && ` (${who})`}
          </>
        }
        name={id}
        onChange={() => onAnswer(name)}
        value={name}
      />
      {inDifferences && (
        <p className={styles.long} id={`${id}-${name}`}>
          {told[name] === told.before ? (
            text('conflict.formatting')
          ) : (
            <TextDifference from={told.before} to={told[name]} />
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
          {text('conflict.before')} {told.before || text('conflict.empty')}
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

/** A field that they changed alone, from what to what. */
function Taken<T>({ difference, fields }: SidesProps<T>) {
  const styles = useConflictStyles();
  const text = listScreenMessages.useText();
  const { label, words } = useWords(fields);
  const [from, to] = [words(difference, difference.before), words(difference, difference.theirs)];
  const told = () => {
    if (from === to) return text('conflict.formatting');
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
      {label(difference)}: {told()}
    </li>
  );
}

interface ConflictPanelProps<T> {
  title: string;
  plan: ConflictPlan<T>;
  fields: ComparedFields<T>;
  answers: Readonly<Record<string, Side>>;
  /** How often it was tried to save without all answers. */
  refusals: number;
  onAnswer: (difference: Difference, side: Side) => void;
}

/** What somebody else did to the row, and what has to be chosen. */
export function ConflictPanel<T extends { updatedAt: string }>(props: ConflictPanelProps<T>) {
  const { title, plan, fields, answers, refusals, onAnswer } = props;
  const { asked, taken, entries, now } = plan;
  const styles = useConflictStyles();
  const text = listScreenMessages.useText();
  const questions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) questions.current?.querySelector<HTMLElement>('[data-open] input')?.focus();
  }, [refusals]);

  /** The newest that changed what differs is later than what was edited here. */
  const entryOf = ({ field, element = field }: Difference) =>
    entries.find(({ changes }) => changes.some((change) => change.field === element));
  const later = new Set([...asked, ...taken].map(entryOf));
  const byWhom = [...later]
    .filter((entry) => entry?.actor)
    .map((entry) => text('conflict.changed.by', { actor: entry!.actor!, at: formatDateTime(entry!.at) }));
  const summary = [
    ...(byWhom.length > 0 ? byWhom : [text('conflict.changed.at', { at: formatDateTime(now.updatedAt) })]),
    asked.length > 0 ? text('conflict.asked', { count: asked.length }) : text('conflict.nothing-asked'),
  ];
  return (
    <Frame summary={summary.join(' ')} title={title}>
      {asked.length > 0 && (
        <div className={styles.questions} ref={questions}>
          {asked.map((difference) => (
            <Question
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
    </Frame>
  );
}

const lostTexts = {
  gone: { title: 'conflict.gone.title', body: 'conflict.gone.body' },
  refused: { title: 'conflict.refused.title', body: 'conflict.refused.body' },
} as const;

export type Loss = keyof typeof lostTexts;

interface LostPanelProps<T> {
  loss: Loss;
  fields: ComparedFields<T>;
  /** What the form holds. */
  typed: () => Readonly<Record<string, unknown>>;
}

/** Says that nothing can be saved any more, and gives what was typed to be kept elsewhere; keys are left out. */
export function LostPanel<T>({ loss, fields, typed }: LostPanelProps<T>) {
  const text = listScreenMessages.useText();
  const copy = () => {
    const values = typed();
    const lines = Object.entries(fields)
      .filter(([field, { mark }]) => field in values && !mark)
      .map(([field, { label, elements, words = plainWords }]) => {
        const parts = elements && Object.entries(elements.of(values[field]));
        const told = parts
          ? parts.map(([element, part]) => `${elements.label(element)} (${words(part)})`).join(', ')
          : words(values[field] as ComparedValue);
        return text('conflict.element', { field: label, element: told });
      });
    void copyWithNotice(lines.join('\n'));
  };
  return (
    <Frame summary={text(lostTexts[loss].body)} title={text(lostTexts[loss].title)}>
      <div>
        <Button icon={<CopyIcon />} onClick={copy}>
          {text('conflict.copy')}
        </Button>
      </div>
    </Frame>
  );
}
