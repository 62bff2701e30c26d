import { makeStyles, tokens } from '@backoffice/ui';

export const useSessionEndedDialogStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  sentence: { margin: 0 },
  failure: { color: tokens.colorStatusDangerForeground1, ':empty': { display: 'none' } },
});
