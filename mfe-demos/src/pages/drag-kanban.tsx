import { uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import type { Board } from '../board/board';
import { BoardView } from '../board/board-view';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';

/** Numbers of missions, by list. */
const lists = [
  { id: 'todo', title: 'dragKanban.todo', missions: [1, 2, 3, 4] },
  { id: 'working', title: 'dragKanban.working', missions: [5, 6, 7] },
  { id: 'done', title: 'dragKanban.done', missions: [8, 9, 10] },
] as const;

/** Work in three lists, by how far it is. */
export function Page() {
  const text = demoMessages.useText();
  const [order, setOrder] = useState<Record<string, string[]>>(() =>
    Object.fromEntries(lists.map(({ id, missions }) => [id, missions.map(String)])),
  );
  const board = lists.map(({ id, title }) => ({
    id,
    title: text(title),
    items: (order[id] ?? []).map((number) => ({ id: number, title: text('dragKanban.mission', { number }) })),
  }));
  const keep = (next: Board) =>
    setOrder(Object.fromEntries(next.map(({ id, items }) => [id, items.map((item) => item.id)])));
  return (
    <DemoPage intro={text('dragKanban.intro')}>
      <BoardView board={board} onChange={keep} />
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
