import { makeStyles, tokens } from '@backoffice/ui';

export const useMerchantGroupStyles = makeStyles({
  heading: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  warning: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusWarningForeground3,
    fontWeight: tokens.fontWeightRegular,
  },
});
