import { makeStyles, tokens } from '@backoffice/ui';

const ROW_HEIGHT = 'var(--ui-row-height, 44px)';
/** Where the columns would get less room than they need. */
const NARROW = '@media (max-width: 767.98px)';

export const useTransactionsStyles = makeStyles({
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
    '& th:nth-child(1)': { width: '176px' },
    '& th:nth-child(2)': { width: '200px' },
    '& th:nth-child(4)': { width: '128px', textAlign: 'end' },
    '& th:nth-child(5)': { width: '136px' },
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
      gridTemplateAreas: '"user price" "order status" "time time"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
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
  order: { [NARROW]: { gridArea: 'order', color: tokens.colorNeutralForeground2 } },
  time: { [NARROW]: { gridArea: 'time', color: tokens.colorNeutralForeground2 } },
  user: { [NARROW]: { gridArea: 'user', fontWeight: tokens.fontWeightSemibold } },
  price: { textAlign: 'end', [NARROW]: { gridArea: 'price', fontWeight: tokens.fontWeightSemibold } },
  status: { [NARROW]: { gridArea: 'status', textAlign: 'end' } },
  cut: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  skeleton: { minWidth: '48px', height: '12px' },
});
