import { ArrowResetIcon, Button } from '@backoffice/ui';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { tablesMessages } from '../tables-messages';
import { useTablesStyles } from '../tables.styles';
import { DragTable } from './drag-table';
import { useMovedRows } from './use-moved-rows';

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).join(', ');

/** A table whose rows are put into another order: dragged, by keys or by clicks. */
export function DragTablePage() {
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
