import type { ReleaseVitals } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import type { ReactNode } from 'react';
import { WideTable } from '../../page-layout/wide-table';
import { messages, partText } from './problems-messages';
import { useProblemsStyles } from './problems.styles';

type Figure = 'lcp' | 'inp' | 'cls';

const round = (value: number, figure: Figure) =>
  figure === 'cls' ? Math.round(value * 100) / 100 : Math.round(value);

/** The speed of each release beside that of the one before. */
export function VitalsTable({ vitals }: { vitals: readonly ReleaseVitals[] }) {
  const styles = useProblemsStyles();
  const text = messages.useText();
  const label = text('problems.vitals.title');

  const shown = (value: number, figure: Figure) =>
    figure === 'cls' ? formatNumber(value) : text('problems.vitals.ms', { n: formatNumber(value) });
  const cellOf = (release: ReleaseVitals, figure: Figure): ReactNode => {
    const value = release[figure];
    if (value === null) return '–';
    // The list has the newest release of a remote first.
    const before = vitals[vitals.indexOf(release) + 1];
    const earlier = before?.remote === release.remote ? before[figure] : null;
    const now = shown(round(value, figure), figure);
    if (earlier === null) return now;
    return text('problems.vitals.before', { now, before: shown(round(earlier, figure), figure) });
  };
  return (
    <>
      <h3 className={styles.subtitle}>{label}</h3>
      {vitals.length === 0 ? (
        <p className={styles.about}>{text('problems.vitals.none')}</p>
      ) : (
        <>
          <p className={styles.about}>{text('problems.vitals.about')}</p>
          <WideTable label={label}>
            <thead>
              <tr>
                <th scope="col">{text('problems.fact.remote')}</th>
                <th scope="col">{text('problems.fact.release')}</th>
                <th scope="col">{text('problems.vitals.sessions')}</th>
                <th scope="col">LCP</th>
                <th scope="col">INP</th>
                <th scope="col">CLS</th>
              </tr>
            </thead>
            <tbody>
              {vitals.map((release) => (
                <tr key={`${release.remote} ${release.release}`}>
                  <td>{partText(release.remote, text)}</td>
                  <th className={styles.code} scope="row">
                    {release.release}
                  </th>
                  <td>{formatNumber(release.sessions)}</td>
                  <td>{cellOf(release, 'lcp')}</td>
                  <td>{cellOf(release, 'inp')}</td>
                  <td>{cellOf(release, 'cls')}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </>
      )}
    </>
  );
}
