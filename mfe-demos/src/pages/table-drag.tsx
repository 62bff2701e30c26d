import { ArrowResetIcon, Button, uiMessages } from '@backoffice/ui';
import { DemoCard, DemoPage } from '../demo-page';
import { tablesMessages } from '../features/tables/tables-messages';
import { useTablesStyles } from '../features/tables/tables.styles';
import { DragTable } from '../features/tables/drag/drag-table';
import { useMovedRows } from '../features/tables/drag/use-moved-rows';

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).join(', ');

/** A table whose rows are put into another order: dragged, by keys or by clicks. */
export function Page() {
  const styles = useTablesStyles();
  const text = tablesMessages.useText();
  const { order, atFirst, stepped, table, move, step, reset } = useMovedRows();
  return (
    <DemoPage intro={text('tables.drag.body')}>
      <DemoCard title={text('tables.drag.title')}>
        <Button icon={<ArrowResetIcon />} onClick={reset}>
          {text('tables.drag.reset')}
        </Button>
        <DragTable onMove={move} onStep={step} order={order} table={table} />
        <p className={styles.order}>{text('tables.drag.at-first', { order: idsOf(atFirst) })}</p>
        <p className={styles.order}>{text('tables.drag.now', { order: idsOf(order) })}</p>
        <div className={styles.unseen} role="status">
          {stepped && text('tables.drag.put', { title: stepped.title, position: order.indexOf(stepped) + 1 })}
        </div>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [tablesMessages, uiMessages];
