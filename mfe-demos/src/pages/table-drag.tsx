import { arrayMove } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import { ArrowResetIcon, Button, uiMessages } from '@backoffice/ui';
import { DemoCard, DemoPage } from '../demo-page';
import { type SampleArticle, sampleArticles } from '../samples/sample-articles';
import { tablesMessages } from '../features/tables/tables-messages';
import { useTablesStyles } from '../features/tables/tables.styles';
import { DragTable } from '../features/tables/drag/drag-table';

const ROWS = 8;
const atFirst: readonly SampleArticle[] = sampleArticles.slice(0, ROWS);

/** Keeps the rows in the user's order. A button that moves a row keeps the focus. */
function useMovedRows() {
  const [order, setOrder] = useState(atFirst);
  const [stepped, setStepped] = useState<SampleArticle | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const pressed = useRef<{ id: number; step: -1 | 1 } | null>(null);

  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { id, step } = pressed.current;
    pressed.current = null;
    const [wanted, other] = step < 0 ? ['up', 'down'] : ['down', 'up'];
    // Focuses the opposite button where the pressed one is disabled at an end of the table.
    [wanted, other]
      .map((name) => table.current?.querySelector<HTMLButtonElement>(`[data-move="${name}-${id}"]`))
      .find((button) => button && !button.disabled)
      ?.focus();
  }, [order]);

  const move = (id: number, to: number) => {
    setStepped(null);
    const from = order.findIndex((row) => row.id === id);
    setOrder(arrayMove([...order], from, to));
  };
  const step = (article: SampleArticle, by: -1 | 1) => {
    pressed.current = { id: article.id, step: by };
    move(article.id, order.indexOf(article) + by);
    setStepped(article);
  };
  const reset = () => {
    setStepped(null);
    setOrder(atFirst);
  };
  return { order, stepped, table, move, step, reset };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).join(', ');

/** Demonstrates a table whose rows are reordered by dragging, keys or clicks. */
export function Page() {
  const styles = useTablesStyles();
  const text = tablesMessages.useText();
  const { order, stepped, table, move, step, reset } = useMovedRows();
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
