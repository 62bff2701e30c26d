import { EmptyPanel, ErrorPanel, Skeleton } from '@backoffice/ui';
import { useLateCode } from '@backoffice/ui/late-code';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Additions } from '../../additions';
import type { ListRow } from '../../declaration/define-list';
import { RowHistory } from '../history/row-history';
import { unlistedRow, wholeRow } from '../../changes/whole-row';
import { listScreenMessages } from '../../messages';
import type { AnyList, PanelProps } from '../extra';
import { useRowDetailsStyles } from './row-details.styles';
import { FoldedKeyPairs } from './folded-key-pairs';
import { RowPanel } from './row-panel';
import { ZonedTime } from './zoned-time';

const timeOf = (row: ListRow, key: string) =>
  (row as unknown as Record<string, string | null | undefined>)[key];

const noNotes: NonNullable<AnyList['notes']> = () => Promise.reject(new Error('The rows have no notes.'));

/** The panel of a row: the values of its columns, with wrapped texts, and its history. */
export function RowDetails<T extends ListRow>(props: PanelProps<T>) {
  const { id, close, list, rows, state, failure, columns, actionsOf } = props;
  const { nameOf = String, history, notes, keyPairs, reread, additions } = list;
  const { fetched: Notes } = useLateCode(notes ?? noNotes, notes !== undefined);
  const styles = useRowDetailsStyles();
  const text = listScreenMessages.useText();
  const listed = rows.find((each) => each.id === id);
  const isElsewhere = listed === undefined && state !== 'loading' && state !== 'error';
  const whole = useQuery({
    queryKey: [list.name, id, 'whole', listed],
    queryFn: async () => (listed ? wholeRow(list.name, listed) : unlistedRow<T>(list.name, id, reread)),
    enabled: isElsewhere || listed?.shortened !== undefined,
    gcTime: 0,
  });
  const row = whole.data ?? listed;
  // A row that has left the page keeps its name in the panel.
  const [seen, setSeen] = useState(row);
  if (row && row !== seen) setSeen(row);
  if (!row) {
    const name = seen?.id === id ? nameOf(seen) : undefined;
    return (
      <RowPanel close={close} name={name ?? text('panel.row', { id })}>
        {state === 'error' ? (
          <ErrorPanel title={text('panel.missing.failed')} {...failure} />
        ) : (state === 'loading' && rows.length === 0) || whole.isLoading ? (
          <Skeleton className={styles.skeleton} />
        ) : (
          <EmptyPanel
            body={text('panel.missing.body')}
            title={name ? text('panel.missing.named', { name }) : text('panel.missing.title', { id })}
          />
        )}
      </RowPanel>
    );
  }
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
        {facts.map(({ key, header, cell, isTime }) => {
          const at = isTime && timeOf(row, key);
          if (isTime && !at) return null;
          return (
            <div className={styles.fact} key={key}>
              <dt className={styles.term}>{header}</dt>
              <dd className={styles.value}>{at ? <ZonedTime at={at}>{cell(row)}</ZonedTime> : cell(row)}</dd>
            </div>
          );
        })}
      </dl>
      {notes && (
        <section aria-labelledby="row-notes">
          <h3 className={styles.title} id="row-notes">
            {text('panel.notes')}
          </h3>
          {Notes ? <Notes id={id} /> : <Skeleton />}
        </section>
      )}
      {keyPairs && <FoldedKeyPairs key={id} load={keyPairs} row={row} />}
      {history && (
        <section aria-labelledby="row-history">
          <h3 className={styles.title} id="row-history">
            {text('panel.history')}
          </h3>
          <RowHistory list={list} row={row} />
        </section>
      )}
      {additions && <Additions point={additions} record={row} />}
    </RowPanel>
  );
}
