import { makeStyles, tokens } from '@backoffice/ui';

export const useMergedTableStyles = makeStyles({
  scroller: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  table: { width: '100%', minWidth: '680px', borderCollapse: 'collapse' },
  head: {
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
  },
  cell: {
    height: 'var(--ui-row-height, 44px)',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
