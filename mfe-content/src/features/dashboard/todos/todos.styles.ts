import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, plainList, spacedRow } from '@backoffice/ui/layout-rules';

export const useTodosStyles = makeStyles({
  body: {
    ...flexColumn,
    flexGrow: 1,
    rowGap: tokens.spacingVerticalS,
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
  },
  form: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, minWidth: 0 },
  warning: { margin: 0, color: tokens.colorStatusDangerForeground3 },
  none: {
    // Centred in the remaining space.
    margin: 'auto 0',
    padding: `${tokens.spacingVerticalL} 0`,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
  // A long list scrolls by itself; its focusable parts bring it into view.
  list: { flexGrow: 1, maxHeight: '280px', ...plainList, overflowY: 'auto' },
  item: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalXS,
    minHeight: 'var(--ui-row-height, 44px)',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  check: { flexGrow: 1, minWidth: 0 },
  text: { overflowWrap: 'anywhere' },
  done: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  foot: { ...spacedRow, columnGap: tokens.spacingHorizontalS },
});
