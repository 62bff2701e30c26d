import { EmptyPanel } from '@backoffice/ui';
import type { ListRow } from '../declaration/define-list';
import { RowHistory } from '../history';
import { listScreenMessages } from '../messages';
import type { PanelProps } from './panel';
import { useRowDetailsStyles } from './row-details.styles';
import { RowPanel } from './row-panel';

/** The panel of any list's row: what its columns have, in words that wrap, and its history. */
export function RowDetails<T extends ListRow>({ id, close, list, rows, columns, actionsOf }: PanelProps<T>) {
  const styles = useRowDetailsStyles();
  const text = listScreenMessages.useText();
  const row = rows.find((each) => each.id === id);
  if (!row) {
    return (
      <RowPanel close={close} name={text('panel.missing.title', { id: String(id) })}>
        <EmptyPanel
          body={text('panel.missing.body')}
          title={text('panel.missing.title', { id: String(id) })}
        />
      </RowPanel>
    );
  }
  const { nameOf = String, history } = list;
  const besideName = columns.filter(({ inCard }) => inCard === 'beside-title');
  const facts = columns.filter(
    (column) => column.key !== 'actions' && !column.isTitle && !besideName.includes(column),
  );
  return (
    <RowPanel
      actions={actionsOf(row)}
      close={close}
      lead={besideName.map(({ key, cell }) => (
        <span key={key}>{cell(row)}</span>
      ))}
      name={nameOf(row)}
    >
      <dl className={styles.facts}>
        {facts.map(({ key, header, cell }) => (
          <div className={styles.fact} key={key}>
            <dt className={styles.term}>{header}</dt>
            <dd className={styles.value}>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {history && (
        <section aria-labelledby="row-history">
          <h3 className={styles.title} id="row-history">
            {text('panel.history')}
          </h3>
          <RowHistory list={list} row={row} />
        </section>
      )}
    </RowPanel>
  );
}
