import { makeStyles, tokens } from '@backoffice/ui';

export const useMerchantFieldsStyles = makeStyles({
  number: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    rowGap: tokens.spacingVerticalXXS,
  },
  take: { alignSelf: 'start', minWidth: 0, paddingInline: 0 },
});
