import type { FirstTask } from '@backoffice/contract';
import { may, userAtom } from '@backoffice/session';
import { CheckmarkCircleIcon, DismissIcon, IconButton, makeStyles, tokens } from '@backoffice/ui';
import { plainList } from '@backoffice/ui/layout-rules';
import { cardBox, headingText } from '@backoffice/ui/theme-rules';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { on } from '../../kernel/events';
import { isWeightChange, messages, taskAt, tasks } from './first-tasks';
import { changeStartHere, nothingDone, tickTask } from '../../session/start-here';

export const load = messages.load;

const useStartHereStyles = makeStyles({
  card: {
    position: 'relative',
    marginBottom: tokens.spacingVerticalL,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    ...cardBox,
  },
  title: { margin: 0, ...headingText },
  hint: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    // Room for the button that closes the card.
    paddingInlineEnd: '36px',
    color: tokens.colorNeutralForeground3,
  },
  close: { position: 'absolute', top: tokens.spacingVerticalS, right: tokens.spacingHorizontalS },
  tasks: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: tokens.spacingHorizontalM,
    ...plainList,
  },
  task: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  tick: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  // The outline of the tick's circle.
  open: {
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    margin: '2px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
  },
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  taskHint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

const texts = {
  merchant: ['startHere.merchant.title', 'startHere.merchant.hint'],
  channels: ['startHere.channels.title', 'startHere.channels.hint'],
  weight: ['startHere.weight.title', 'startHere.weight.hint'],
  audit: ['startHere.audit.title', 'startHere.audit.hint'],
} as const satisfies Record<FirstTask, unknown>;

/** Ticks a task when the user has done it: by the address that is open, and by the calls that change weights. */
function useTicks(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const task = taskAt(pathname, search);
    if (task) tickTask(task);
  }, [pathname, search]);
  const isChanged = useRef(false);
  useEffect(
    () =>
      on('callAnswered', ({ method, path }) => {
        if (!isWeightChange(method, path)) return;
        if (isChanged.current) tickTask('weight');
        isChanged.current = true;
      }),
    [],
  );
}

/** The tasks of a first visit, with a tick for each that is done. */
export function StartHereCard({ isShown }: { isShown: boolean }) {
  const styles = useStartHereStyles();
  const text = messages.useText();
  const { done } = useAtomValue(userAtom)?.startHere ?? nothingDone;
  useTicks();
  if (!isShown) return null;
  const offered = tasks.filter(({ needs }) => needs.every(may));
  const isDone = offered.every(({ task }) => done.includes(task));
  return (
    <section aria-label={text('startHere.title')} className={styles.card}>
      <h2 className={styles.title}>{text('startHere.title')}</h2>
      <p className={styles.hint} role="status">
        {text(isDone ? 'startHere.done' : 'startHere.body')}
      </p>
      <IconButton
        className={styles.close}
        icon={<DismissIcon />}
        label={text('startHere.dismiss')}
        onClick={() => void changeStartHere({ dismissed: true })}
      />
      <ol className={styles.tasks}>
        {offered.map(({ task, path }) => {
          const [title, hint] = texts[task];
          const isTicked = done.includes(task);
          const name = text(title);
          return (
            <li className={styles.task} key={task}>
              {isTicked ? <CheckmarkCircleIcon className={styles.tick} /> : <span className={styles.open} />}
              <div>
                <Link
                  aria-label={isTicked ? text('startHere.tick.done', { task: name }) : undefined}
                  className={styles.link}
                  to={path}
                >
                  {name}
                </Link>
                <p className={styles.taskHint}>{text(hint)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
