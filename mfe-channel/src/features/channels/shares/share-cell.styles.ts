import { makeStyles, tokens } from '@backoffice/ui';

export const useShareBarStyles = makeStyles({
  bar: {
    display: 'block',
    flexShrink: 0,
    width: '56px',
    height: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  share: { fill: tokens.colorCompoundBrandBackground },
});

export const useShareCellStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  figure: { minWidth: '40px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  warning: { display: 'inline-flex', color: tokens.colorStatusWarningForeground1 },
});
