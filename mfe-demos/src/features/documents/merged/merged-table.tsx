import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { sampleArticles } from '../../../samples/sample-articles';
import { documentsMessages } from '../documents-messages';

const useMergedTableStyles = makeStyles({
  scroller: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  table: { width: '100%', minWidth: '680px', borderCollapse: 'collapse' },
  head: {
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
  },
  cell: {
    height: 'var(--ui-row-height, 44px)',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** A table whose header has two rows, as the file has them. */
export function MergedTable() {
  const styles = useMergedTableStyles();
  const text = documentsMessages.useText();
  const number = mergeClasses(styles.cell, styles.number);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keys
    <div aria-label={text('documents.table')} className={styles.scroller} role="region" tabIndex={0}>
      <table aria-label={text('documents.table')} className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} rowSpan={2} scope="col">
              {text('documents.column.id')}
            </th>
            <th className={styles.head} colSpan={3} scope="colgroup">
              {text('documents.column.main')}
            </th>
            <th className={styles.head} rowSpan={2} scope="col">
              {text('documents.column.published')}
            </th>
          </tr>
          <tr>
            <th className={styles.head} scope="col">
              {text('documents.column.title')}
            </th>
            <th className={styles.head} scope="col">
              {text('documents.column.author')}
            </th>
            <th className={styles.head} scope="col">
              {text('documents.column.readings')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sampleArticles.map(({ id, title, author, readings, published }) => (
            <tr key={id}>
              <td className={number}>{id}</td>
              <td className={styles.cell}>{title}</td>
              <td className={styles.cell}>{author}</td>
              <td className={number}>{formatNumber(readings)}</td>
              <td className={styles.cell}>{formatDateTime(published)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
