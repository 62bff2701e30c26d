import { arrayMove } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import { sampleArticles, type SampleArticle } from '../../../samples/sample-articles';

const ROWS = 8;
const atFirst: readonly SampleArticle[] = sampleArticles.slice(0, ROWS);

/** The rows in the user's order. A button that moves a row keeps the focus, wherever its row goes. */
export function useMovedRows() {
  const [order, setOrder] = useState(atFirst);
  const [stepped, setStepped] = useState<SampleArticle | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const pressed = useRef<{ id: number; step: -1 | 1 } | null>(null);

  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { id, step } = pressed.current;
    pressed.current = null;
    const [wanted, other] = step < 0 ? ['up', 'down'] : ['down', 'up'];
    // At an end of the table its own button can do no more.
    [wanted, other]
      .map((name) => table.current?.querySelector<HTMLButtonElement>(`[data-move="${name}-${id}"]`))
      .find((button) => button && !button.disabled)
      ?.focus();
  }, [order]);

  const move = (id: number, to: number) => {
    setStepped(null);
    setOrder((rows) =>
      arrayMove(
        [...rows],
        rows.findIndex((row) => row.id === id),
        to,
      ),
    );
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
  return { order, atFirst, stepped, table, move, step, reset };
}
