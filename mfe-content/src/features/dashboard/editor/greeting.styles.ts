import { makeStyles, tokens } from '@backoffice/ui';

export const useGreetingStyles = makeStyles({
  words: {
    margin: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});
