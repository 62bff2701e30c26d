import { makeStyles, tokens } from '@backoffice/ui';

export const useJsonEditorStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
