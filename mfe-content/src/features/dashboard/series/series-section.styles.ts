import { makeStyles, tokens } from '@backoffice/ui';

export const useSeriesSectionStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingHorizontalM },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // The choice of the period comes after the title.
    minHeight: '32px',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
