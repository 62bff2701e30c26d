import type { RemoteOverview } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { formatRelative } from '@backoffice/i18n/format-relative';
import { StatusBadge } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { Failures } from './failures';
import { canaryText, messages } from './remote-words';
import { useRemotesStyles } from './remotes.styles';

/** Shows the most important state of a remote: problems that need action come before “live”. */
export function RemoteState({ remote }: { remote: RemoteOverview }) {
  const text = messages.useText();
  const { disabled, takenBack, canary, live } = remote;
  if (disabled) return <StatusBadge label={text('remotes.state.disabled')} status="inactive" />;
  if (takenBack) return <StatusBadge label={text('remotes.state.takenBack')} status="deleted" />;
  if (canary) return <StatusBadge label={text('remotes.state.canary')} status="pending" />;
  if (live) return <StatusBadge label={text('remotes.state.live')} status="active" />;
  return <StatusBadge label={text('remotes.state.none')} status="draft" />;
}

interface RemoteColumn {
  header: string;
  isNumber?: true;
  cell: (remote: RemoteOverview) => ReactNode;
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

const liveOf = ({ live, releases }: RemoteOverview) => releases.find(({ release }) => release === live);

/** Releases that new sessions receive: the live one and the canary. */
const servedOf = ({ live, canary, releases }: RemoteOverview) =>
  releases.filter(({ release }) => release === live || release === canary);

/** The columns after the name and the state; on narrow screens they are lines. */
export function useRemoteColumns(): RemoteColumn[] {
  const styles = useRemotesStyles();
  const text = messages.useText();
  return [
    {
      header: text('remotes.fact.live'),
      cell: ({ live }) => (live ? <span className={styles.release}>{live}</span> : '–'),
    },
    {
      header: text('remotes.fact.canary'),
      cell: ({ canary, canaryRule }) =>
        canary ? (
          <>
            <span className={styles.release}>{canary}</span>
            {canaryRule && <div className={styles.minor}>{canaryText(canaryRule, text)}</div>}
          </>
        ) : (
          '–'
        ),
    },
    {
      header: text('remotes.table.sessions'),
      isNumber: true,
      cell: ({ releases }) => formatNumber(sum(releases.map(({ sessions }) => sessions))),
    },
    {
      header: text('remotes.table.failures'),
      isNumber: true,
      cell: (remote) => {
        const count = sum(servedOf(remote).map(({ failures }) => failures));
        return <Failures count={count}>{formatNumber(count)}</Failures>;
      },
    },
    {
      header: text('remotes.table.slow'),
      isNumber: true,
      cell: (remote) => {
        const ms = liveOf(remote)?.slowMs;
        return ms == null ? '–' : text('remotes.table.ms', { n: formatNumber(ms) });
      },
    },
    {
      header: text('remotes.list.age'),
      cell: (remote) => {
        const at = liveOf(remote)?.publishedAt;
        if (!at) return '–';
        return <time dateTime={at}>{formatRelative(at)}</time>;
      },
    },
  ];
}
