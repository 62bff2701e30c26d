import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, plainList, spacedRow } from '@backoffice/ui/layout-rules';

export const useExportsStyles = makeStyles({
  list: { ...flexColumn, rowGap: tokens.spacingVerticalM, ...plainList },
  file: {
    ...spacedRow,
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  facts: { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  fact: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  progress: { width: '100%', accentColor: tokens.colorCompoundBrandBackground },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
