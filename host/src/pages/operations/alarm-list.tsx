import { alarmIds, type AlarmId } from '@backoffice/contract/alarms';
import type { Alarm } from '@backoffice/contract/operations';
import { Fragment } from 'react';
import { Section, State } from './elements';
import { operationsMessages } from './operations-messages';
import { useOperationsStyles } from './operations.styles';

const sentences = {
  'disk-full': 'operations.alarm.disk-full',
  'keys-unreadable': 'operations.alarm.keys-unreadable',
  'remote-fails': 'operations.alarm.remote-fails',
  'calls-fail': 'operations.alarm.calls-fail',
  'sign-ins-refused': 'operations.alarm.sign-ins-refused',
  'calls-refused': 'operations.alarm.calls-refused',
  'api-memory': 'operations.alarm.api-memory',
  'jobs-stand-still': 'operations.alarm.jobs-stand-still',
  'month-missing': 'operations.alarm.month-missing',
  'heads-late': 'operations.alarm.heads-late',
  'forward-late': 'operations.alarm.forward-late',
  'certificate-ends': 'operations.alarm.certificate-ends',
  'replica-unused': 'operations.alarm.replica-unused',
  'archive-fails': 'operations.alarm.archive-fails',
  'drill-fails': 'operations.alarm.drill-fails',
} as const satisfies Record<AlarmId, string>;

const jobs = { export: 'operations.about.export', bulk: 'operations.about.bulk' } as const;
const isJob = (about: string): about is keyof typeof jobs => Object.hasOwn(jobs, about);

const CODE_OR_LINK = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** A line of the night page. Links lead to documents that the product does not serve, so they are shown as text. */
function NightLine({ line }: { line: string }) {
  const styles = useOperationsStyles();
  const parts: (string | { code: string } | { text: string; to: string })[] = [];
  let after = 0;
  for (const { 0: whole, 1: code, 2: text, 3: to, index } of line.matchAll(CODE_OR_LINK)) {
    parts.push(line.slice(after, index), code === undefined ? { text: text!, to: to! } : { code });
    after = index + whole.length;
  }
  parts.push(line.slice(after));
  return (
    <span lang="en">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {typeof part === 'string' ? (
            part
          ) : 'code' in part ? (
            <code className={styles.code}>{part.code}</code>
          ) : (
            `${part.text} (${part.to})`
          )}
        </Fragment>
      ))}
    </span>
  );
}

function AlarmItem({ alarm: { id, severity, about, look, then } }: { alarm: Alarm }) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  const sentence = text(sentences[id]);
  const named = about !== null && isJob(about) ? text(jobs[about]) : about;
  return (
    <li className={styles.alarm}>
      <State is={severity}>
        {text(severity === 'critical' ? 'operations.alarms.critical' : 'operations.alarms.warning')}
      </State>
      <p className={styles.sentence}>
        {named === null ? sentence : text('operations.alarms.about', { sentence, about: named })}
      </p>
      <details>
        <summary className={styles.summary}>{text('operations.alarms.steps')}</summary>
        <ol>
          <li>
            {text('operations.alarms.look')}: <NightLine line={look} />
          </li>
          <li>
            {text('operations.alarms.then')}: <NightLine line={then} />
          </li>
        </ol>
        <p className={styles.hint}>{text('operations.night-page', { page: `docs/at-night.md#${id}` })}</p>
      </details>
    </li>
  );
}

/** The active alerts, each with its steps, or a line that there are none. */
export function AlarmList({ alarms }: { alarms: readonly Alarm[] }) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  return (
    <Section title={text('operations.alarms.title')}>
      {alarms.length === 0 ? (
        <p className={styles.text}>
          <State is="good">{text('operations.alarms.none')}</State>
        </p>
      ) : (
        <ul className={styles.alarms}>
          {alarms.map((alarm) => (
            <AlarmItem alarm={alarm} key={`${alarm.id} ${alarm.about}`} />
          ))}
        </ul>
      )}
      <p className={styles.hint}>{text('operations.alarms.watched', { count: alarmIds.length })}</p>
    </Section>
  );
}
