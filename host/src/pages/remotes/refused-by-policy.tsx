import { MessageBar, MessageBarBody } from '@backoffice/ui';
import type { PolicyViolation } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { useQuery } from '@tanstack/react-query';
import { messages as texts } from './remote-words';
import { violationsOptions } from './remotes.queries';
import { useRemotesStyles } from './remotes.styles';

/** Lists what browsers blocked by the content security policy: a defect of a remote, an unprepared library, or an attack. */
export function RefusedByPolicy() {
  const styles = useRemotesStyles();
  const text = texts.useText();
  const { data } = useQuery(violationsOptions);
  // Nothing to say, or nothing known: the registry below says what is wrong with the server.
  if (!data || data.total === 0) return null;
  const rest = data.kinds.reduce((left, { times }) => left - times, data.total);
  const whereOf = ({ blocked, page }: PolicyViolation) =>
    blocked || page ? [blocked, page].filter(Boolean).join(' ← ') : text('remotes.policy.many');
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {text('remotes.policy.refused', { count: data.total, n: formatNumber(data.total) })}
        <ul className={styles.missing}>
          {data.kinds.map((kind) => (
            <li key={`${kind.directive} ${kind.blocked} ${kind.page}`}>
              {`${kind.directive} · ${whereOf(kind)} · ${text('remotes.policy.times', { n: formatNumber(kind.times), at: formatDateTime(kind.lastAt) })}`}
            </li>
          ))}
          {rest > 0 && <li>{text('remotes.policy.rest', { n: formatNumber(rest) })}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
