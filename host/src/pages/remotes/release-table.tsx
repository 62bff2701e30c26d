import type { ReleaseOverview, RemoteOverview } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import type { ReactNode } from 'react';
import { WideTable } from '../page-layout/wide-table';
import { Failures } from './failures';
import { actorText, failuresText, messages, useRemoteTitle } from './remote-words';
import { ReleaseSource } from './release-source';
import { useRemotesStyles } from './remotes.styles';

/** The releases with who has them and how they arrived in the last seven days. Wide: it scrolls by itself, by keyboard too. */
export function ReleaseTable({ remote }: { remote: RemoteOverview }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const title = useRemoteTitle(remote);
  const label = text('remotes.table.label', { remote: title });
  const time = (ms: number | null) => (ms === null ? '–' : text('remotes.table.ms', { n: formatNumber(ms) }));
  const live = remote.releases.find(({ release }) => release === remote.live);
  const stateOf = ({ release, publishedAt }: ReleaseOverview) => {
    if (release === remote.live) return text('remotes.fact.live');
    if (release === remote.canary) return text('remotes.fact.canary');
    if (release === remote.previous) return text('remotes.fact.previous');
    if (!live) return '–';
    return text(publishedAt < live.publishedAt ? 'remotes.table.older' : 'remotes.table.newer');
  };
  const hasSources = remote.releases.some(({ source }) => source);
  const columns: { header: string; isNumber?: true; cell: (release: ReleaseOverview) => ReactNode }[] = [
    { header: text('remotes.table.state'), cell: stateOf },
    {
      header: text('remotes.table.sessions'),
      isNumber: true,
      cell: ({ sessions }) => formatNumber(sessions),
    },
    {
      header: text('remotes.table.published'),
      cell: ({ publishedAt, publishedBy }) =>
        text('remotes.table.publishedBy', {
          at: formatDateTime(publishedAt),
          name: actorText(publishedBy, text),
        }),
    },
    ...(hasSources
      ? [
          {
            header: text('remotes.table.source'),
            cell: ({ source }: ReleaseOverview) => <ReleaseSource source={source} />,
          },
        ]
      : []),
    { header: text('remotes.table.users'), isNumber: true, cell: ({ users }) => formatNumber(users) },
    { header: text('remotes.table.loads'), isNumber: true, cell: ({ loads }) => formatNumber(loads) },
    {
      header: text('remotes.table.failures'),
      isNumber: true,
      cell: (release) => <Failures count={release.failures}>{failuresText(release, text)}</Failures>,
    },
    { header: text('remotes.table.median'), isNumber: true, cell: ({ medianMs }) => time(medianMs) },
    { header: text('remotes.table.slow'), isNumber: true, cell: ({ slowMs }) => time(slowMs) },
  ];
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">{text('remotes.table.release')}</th>
          {columns.map(({ header, isNumber }) => (
            <th className={isNumber && styles.number} key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {remote.releases.map((release) => (
          <tr key={release.release}>
            <th className={styles.release} scope="row">
              {release.release}
            </th>
            {columns.map(({ header, isNumber, cell }) => (
              <td className={isNumber && styles.number} key={header}>
                {cell(release)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
