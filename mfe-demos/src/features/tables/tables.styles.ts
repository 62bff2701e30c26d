import { makeStyles, tokens } from '@backoffice/ui';

const NARROW = '@media (max-width: 639.98px)';

export const useTablesStyles = makeStyles({
  choice: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    marginBlockEnd: tokens.spacingVerticalM,
    padding: 0,
    border: 'none',
  },
  order: {
    margin: 0,
    marginBlockStart: tokens.spacingVerticalM,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  table: {
    width: '100%',
    minWidth: '640px',
    [NARROW]: { minWidth: 0 },
    borderCollapse: 'collapse',
    marginBlockStart: tokens.spacingVerticalM,
  },
  head: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
  },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  row: { position: 'relative', backgroundColor: tokens.colorNeutralBackground1 },
  dragged: { zIndex: 1, boxShadow: tokens.shadow8 },
  cell: {
    height: 'var(--ui-row-height, 44px)',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
    [NARROW]: { paddingBlock: tokens.spacingVerticalS },
  },
  controls: { whiteSpace: 'nowrap' },
  // Hidden on narrow screens, where the title's cell shows these values.
  aside: { [NARROW]: { display: 'none' } },
  under: {
    display: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    [NARROW]: { display: 'block' },
  },
  handle: { cursor: 'grab', touchAction: 'none' },
  title: { gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', minWidth: '120px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  // Visible to screen readers only.
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
