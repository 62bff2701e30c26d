import { Button } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';

const WORDED = new Set(['edit', 'status']);

export const isWorded = ({ key }: RowAction) => WORDED.has(key);

/** The most frequent actions of a row as buttons with labels, where there is room for one row. */
export function WordedActions({ actions }: { actions: readonly RowAction[] }) {
  return actions.filter(isWorded).map(({ key, label, icon, onAction }) => (
    // Ignores the second click of a double click.
    <Button icon={{ children: icon }} key={key} onClick={({ detail }) => detail < 2 && onAction()}>
      {label}
    </Button>
  ));
}
