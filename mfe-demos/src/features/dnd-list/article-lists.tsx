import type { ArticleSummary } from '@backoffice/contract';
import { useState } from 'react';
import type { Board } from '../../board/board';
import { BoardView } from '../../board/board-view';
import { messages } from '../../messages';

/** So many begin in the first list, the rest in the pool. */
const CHOSEN = 5;

export interface ArticleListsProps {
  articles: readonly ArticleSummary[];
}

export function ArticleLists({ articles }: ArticleListsProps) {
  const text = messages.useText();
  const [lists, setLists] = useState(() => {
    const items = articles.map(({ id, author, title }) => ({
      id: String(id),
      title: `${id} [${author}] ${title}`,
    }));
    return [items.slice(0, CHOSEN), items.slice(CHOSEN)] as const;
  });
  const board: Board = [
    { id: 'first', title: text('dndList.first'), items: lists[0] },
    { id: 'pool', title: text('dndList.pool'), items: lists[1] },
  ];
  const keep = (next: Board) => setLists([[...next[0]!.items], [...next[1]!.items]]);
  return <BoardView board={board} onChange={keep} />;
}
