import { makeStyles, tokens } from '@backoffice/ui';

const ROW_HEIGHT = 'var(--ui-row-height, 44px)';
/** Where the name would get less room than it needs beside the other columns. */
const NARROW = '@media (max-width: 767.98px)';

export const useNewestMerchantsStyles = makeStyles({
  link: {
    position: 'absolute',
    top: '14px',
    right: tokens.spacingHorizontalL,
    // With its line of text, a target of 24 px.
    padding: '4px 0',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
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
    '& th:nth-child(1)': { width: '80px', textAlign: 'end' },
    '& th:nth-child(3)': { width: '184px' },
    '& th:nth-child(4)': { width: '120px' },
    '& th:nth-child(5)': { width: '200px' },
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
      gridTemplateAreas: '"name status" "number number" "created id"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: tokens.spacingVerticalXXS,
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
  id: { textAlign: 'end', [NARROW]: { gridArea: 'id' } },
  name: { [NARROW]: { gridArea: 'name', fontWeight: tokens.fontWeightSemibold } },
  number: { [NARROW]: { gridArea: 'number' } },
  status: { [NARROW]: { gridArea: 'status', display: 'flex', alignItems: 'center' } },
  created: { [NARROW]: { gridArea: 'created', color: tokens.colorNeutralForeground2 } },
  cut: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  skeleton: { minWidth: '48px', height: '12px' },
});
