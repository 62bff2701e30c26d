import { makeStyles, tokens } from '@backoffice/ui';

export const useTabMenuStyles = makeStyles({
  // The width that the specification names; what is longer goes on in a second line.
  menu: {
    width: '105px',
    minWidth: '105px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
