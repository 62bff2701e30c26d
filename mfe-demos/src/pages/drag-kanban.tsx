import { uiMessages } from '@backoffice/ui';
import { BoardView } from '../board/board-view';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';

/** The lists with the numbers of their missions. */
const lists = [
  { id: 'todo', title: 'dragKanban.todo', tone: 'open', missions: [1, 2, 3, 4] },
  { id: 'working', title: 'dragKanban.working', tone: 'busy', missions: [5, 6, 7] },
  { id: 'done', title: 'dragKanban.done', tone: 'done', missions: [8, 9, 10] },
] as const;

/** Demonstrates a kanban board of three lists. */
export function Page() {
  const text = demoMessages.useText();
  const start = lists.map(({ id, title, tone, missions }) => ({
    id,
    tone,
    title: text(title),
    items: missions.map(String).map((number) => ({
      id: number,
      title: text('dragKanban.mission', { number }),
    })),
  }));
  return (
    <DemoPage intro={text('dragKanban.intro')}>
      <BoardView start={start} />
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
