import { makeStyles, tokens } from '@backoffice/ui';
import { wrappingRow } from '@backoffice/ui/layout-rules';

export const useWeightStyles = makeStyles({
  cell: { display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end', minWidth: 0 },
  field: { width: '64px', minWidth: 0, '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
  outdated: {
    color: tokens.colorStatusWarningForeground1,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'normal',
    textAlign: 'end',
  },
  bar: { ...wrappingRow, gap: tokens.spacingHorizontalS },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
