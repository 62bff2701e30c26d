import { Button, makeStyles, tokens } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';

const useWordedActionsStyles = makeStyles({
  stops: { color: tokens.colorPaletteRedForeground1 },
});

const WORDED = new Set(['edit', 'status']);

export const isWorded = ({ key }: RowAction) => WORDED.has(key);

/** The most frequent actions of a row as buttons with labels, where there is room for one row. */
export function WordedActions({ actions }: { actions: readonly RowAction[] }) {
  const styles = useWordedActionsStyles();
  return actions.filter(isWorded).map(({ key, label, icon, stops, onAction }) => (
    <Button
      className={stops ? styles.stops : undefined}
      icon={{ children: icon }}
      key={key}
      // Ignores the second click of a double click.
      onClick={({ detail }) => detail < 2 && onAction()}
    >
      {label}
    </Button>
  ));
}
