import { makeStyles, tokens } from '@backoffice/ui';

export const useShareCellStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  figure: { minWidth: '40px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  warning: { display: 'inline-flex', color: tokens.colorStatusWarningForeground1 },
});
