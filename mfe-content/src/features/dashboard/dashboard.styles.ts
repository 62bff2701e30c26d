import { makeStyles, tokens } from '@backoffice/ui';

export const useDashboardStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  // Out of the flow, so that its end moves nothing.
  announcement: { position: 'absolute' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1199.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
