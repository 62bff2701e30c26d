import type { PageView } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { messages } from '../../../../messages';
import { useReadingsStyles } from './readings.styles';

/** The rows as the specification names them: key and pv. */
export function ReadingsTable({ views }: { views: readonly PageView[] }) {
  const styles = useReadingsStyles();
  const text = messages.useText();
  return (
    <table aria-label={text('articles.readings.title')} className={styles.table}>
      <thead>
        <tr>
          <th className={styles.label} scope="col">
            {text('articles.readings.key')}
          </th>
          <th className={styles.number} scope="col">
            {text('articles.readings.pv')}
          </th>
        </tr>
      </thead>
      <tbody>
        {views.map(({ key, pv }) => (
          <tr key={key}>
            <th className={styles.label} scope="row">
              {key}
            </th>
            <td className={styles.number}>{formatNumber(pv)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
