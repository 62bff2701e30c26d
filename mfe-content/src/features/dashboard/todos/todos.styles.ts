import { makeStyles, tokens } from '@backoffice/ui';

export const useTodosStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
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
  list: {
    flexGrow: 1,
    maxHeight: '280px',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyleType: 'none',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: 'var(--ui-row-height, 44px)',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  check: { flexGrow: 1, minWidth: 0 },
  text: { overflowWrap: 'anywhere' },
  done: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
  },
});
