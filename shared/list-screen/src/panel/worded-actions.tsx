import { Button } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';

const WORDED = new Set(['edit', 'status']);

export const isWorded = ({ key }: RowAction) => WORDED.has(key);

/** What is done most with a row, as buttons with words, where one row has the room. */
export function WordedActions({ actions }: { actions: readonly RowAction[] }) {
  return actions.filter(isWorded).map(({ key, label, icon, onAction }) => (
    // The second click of two is not another one.
    <Button icon={{ children: icon }} key={key} onClick={({ detail }) => detail < 2 && onAction()}>
      {label}
    </Button>
  ));
}
