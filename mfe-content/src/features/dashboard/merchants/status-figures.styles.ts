import { makeStyles, tokens } from '@backoffice/ui';

export const useStatusFiguresStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
  },
  figures: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, margin: 0 },
});
