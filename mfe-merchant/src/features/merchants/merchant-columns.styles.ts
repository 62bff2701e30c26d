import { makeStyles, tokens } from '@backoffice/ui';

export const useMerchantColumnStyles = makeStyles({
  name: {
    display: 'inline',
    maxWidth: '100%',
    padding: 0,
    border: 'none',
    overflow: 'hidden',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    font: 'inherit',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      borderRadius: tokens.borderRadiusSmall,
    },
  },
  number: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontVariantNumeric: 'tabular-nums',
  },
});
