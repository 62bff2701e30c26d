import { makeStyles, tokens } from '@backoffice/ui';

export const useBarStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
    marginBlockEnd: tokens.spacingVerticalM,
    ':last-child': { marginBlockEnd: 0 },
  },
});
