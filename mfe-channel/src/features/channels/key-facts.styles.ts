import { makeStyles, tokens } from '@backoffice/ui';

export const useKeyFactsStyles = makeStyles({
  fingerprint: { fontFamily: tokens.fontFamilyMonospace },
  usage: { display: 'block', color: tokens.colorStatusWarningForeground3 },
});
