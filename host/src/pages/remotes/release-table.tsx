import { OPERATOR, type ReleaseOverview, type RemoteOverview } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { usePageStyles } from '../page-layout/page.styles';
import { failuresText, messages } from './remote-words';
import { useRemotesStyles } from './remotes.styles';

/** The releases with who has them and how they arrived in the last seven days. Wide: it scrolls by itself, by keyboard too. */
export function ReleaseTable({ remote }: { remote: RemoteOverview }) {
  const page = usePageStyles();
  const styles = useRemotesStyles();
  const text = messages.useText();
  const label = text('remotes.table.label', { remote: remote.name });
  const time = (ms: number | null) => (ms === null ? '–' : text('remotes.table.ms', { n: formatNumber(ms) }));
  const live = remote.releases.find(({ release }) => release === remote.live);
  const placeOf = ({ release, publishedAt }: ReleaseOverview) => {
    if (release === remote.live) return text('remotes.fact.live');
    if (release === remote.canary) return text('remotes.fact.canary');
    if (release === remote.previous) return text('remotes.fact.previous');
    if (!live) return '–';
    return text(publishedAt < live.publishedAt ? 'remotes.table.older' : 'remotes.table.newer');
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div aria-label={label} className={styles.wide} role="region" tabIndex={0}>
      <table aria-label={label} className={page.table}>
        <thead>
          <tr>
            <th scope="col">{text('remotes.table.release')}</th>
            <th scope="col">{text('remotes.table.place')}</th>
            <th className={styles.number} scope="col">
              {text('remotes.table.sessions')}
            </th>
            <th scope="col">{text('remotes.table.published')}</th>
            <th className={styles.number} scope="col">
              {text('remotes.table.users')}
            </th>
            <th className={styles.number} scope="col">
              {text('remotes.table.loads')}
            </th>
            <th scope="col">{text('remotes.table.failures')}</th>
            <th className={styles.number} scope="col">
              {text('remotes.table.median')}
            </th>
            <th className={styles.number} scope="col">
              {text('remotes.table.slow')}
            </th>
          </tr>
        </thead>
        <tbody>
          {remote.releases.map((release) => (
            <tr key={release.release}>
              <th className={styles.release} scope="row">
                {release.release}
              </th>
              <td>{placeOf(release)}</td>
              <td className={styles.number}>{formatNumber(release.sessions)}</td>
              <td>
                {text('remotes.table.publishedBy', {
                  at: formatDateTime(release.publishedAt),
                  name:
                    release.publishedBy === OPERATOR ? text('remotes.table.operator') : release.publishedBy,
                })}
              </td>
              <td className={styles.number}>{formatNumber(release.users)}</td>
              <td className={styles.number}>{formatNumber(release.loads)}</td>
              <td>{failuresText(release, text)}</td>
              <td className={styles.number}>{time(release.medianMs)}</td>
              <td className={styles.number}>{time(release.slowMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
