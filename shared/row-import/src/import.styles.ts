import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, spacedRow } from '@backoffice/ui/layout-rules';
import { subheadingText } from '@backoffice/ui/theme-rules';

export const useImportStyles = makeStyles({
  // Keeps wide tables from widening the dialog: they scroll inside.
  content: { outlineStyle: 'none', contain: 'inline-size' },
  step: { ...flexColumn, rowGap: tokens.spacingVerticalM, minWidth: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  heading: { margin: 0, padding: 0, ...subheadingText },
  file: { ...spacedRow, gap: tokens.spacingHorizontalS },
  fileName: { overflowWrap: 'anywhere' },
  mapping: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    '& > legend': { marginBlockEnd: tokens.spacingVerticalS },
    // A long header row must not widen its column.
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& select': { minWidth: 0 },
  },
  previewHead: { ...spacedRow, gap: tokens.spacingHorizontalS, minHeight: '32px' },
  scroll: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
  },
  value: { maxWidth: '180px', overflow: 'hidden', textOverflow: 'ellipsis' },
  problems: { minWidth: '180px', whiteSpace: 'normal' },
  bad: { color: tokens.colorPaletteRedForeground1 },
  badValue: { boxShadow: `inset 0 0 0 1px ${tokens.colorPaletteRedBorder2}` },
  progress: { width: '100%', accentColor: tokens.colorCompoundBrandBackground },
  numbers: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
