import { makeStyles, tokens } from '@backoffice/ui';

export const useSeriesSectionStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingHorizontalM },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
