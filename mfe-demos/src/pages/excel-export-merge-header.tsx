import { makeStyles, mergeClasses, tokens, uiMessages } from '@backoffice/ui';
import { Bar, DemoCard, DemoPage, WideTable } from '../demo-page';
import { sampleArticles } from '../samples/sample-articles';
import { documentsMessages } from '../features/documents/documents-messages';
import { fileOfArticles } from '../features/documents/file/article-table';
import { SaveButton, useSaveFile } from '../features/documents/file/save-file';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import type { ThHTMLAttributes } from 'react';

const useMergedTableStyles = makeStyles({
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

function Head(props: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th className={useMergedTableStyles().head} scope="col" {...props} />;
}

/** A table with a header of two rows, like the file. */
function MergedTable() {
  const styles = useMergedTableStyles();
  const text = documentsMessages.useText();
  const number = mergeClasses(styles.cell, styles.number);
  return (
    <WideTable aria-label={text('documents.table')} className={styles.table}>
      <thead>
        <tr>
          <Head rowSpan={2}>{text('documents.column.id')}</Head>
          <Head colSpan={3} scope="colgroup">
            {text('documents.column.main')}
          </Head>
          <Head rowSpan={2}>{text('documents.column.published')}</Head>
        </tr>
        <tr>
          <Head>{text('documents.column.title')}</Head>
          <Head>{text('documents.column.author')}</Head>
          <Head>{text('documents.column.readings')}</Head>
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
    </WideTable>
  );
}

/** Demonstrates exporting a workbook with a header of two rows and merged cells. */
export function Page() {
  const text = documentsMessages.useText();
  const { isBusy, save } = useSaveFile();
  const onExport = () =>
    save('merge-header.xlsx', () => fileOfArticles(sampleArticles, { format: 'xlsx', isMerged: true }));
  return (
    <DemoPage intro={text('documents.merged.intro')}>
      <DemoCard title={text('documents.table')}>
        <Bar>
          <SaveButton isBusy={isBusy} label={text('documents.export.button')} onSave={onExport} />
        </Bar>
        <MergedTable />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [documentsMessages, uiMessages];
