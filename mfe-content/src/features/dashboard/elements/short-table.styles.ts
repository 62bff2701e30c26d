import { makeStyles, tokens } from '@backoffice/ui';

const ROW_HEIGHT = 'var(--ui-row-height, 44px)';
/** Where the columns would get less room than they need: rows become cards. */
const NARROW = '@media (max-width: 767.98px)';

/** What the dashboard's tables of a few rows have in common. */
export const useShortTableStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    [NARROW]: { display: 'block', '& > tbody': { display: 'block' } },
  },
  head: {
    '& th': {
      boxSizing: 'border-box',
      height: ROW_HEIGHT,
      padding: `0 ${tokens.spacingHorizontalL}`,
      color: tokens.colorNeutralForeground2,
      fontWeight: tokens.fontWeightSemibold,
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    // A card explains itself; for screen readers the heads stay.
    [NARROW]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    },
  },
  cell: {
    height: ROW_HEIGHT,
    padding: `0 ${tokens.spacingHorizontalL}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [NARROW]: { display: 'block', height: '22px', padding: 0 },
  },
  cut: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  skeleton: { minWidth: '48px', height: '12px' },
});
