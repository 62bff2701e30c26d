import { makeStyles, tokens } from '@backoffice/ui';

export const useSessionsDialogStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  session: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  facts: { display: 'flex', flexDirection: 'column' },
  minor: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
