import { makeStyles, tokens } from '@backoffice/ui';

export const useThirdPartyDialogStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  sentence: { margin: 0, paddingBottom: tokens.spacingVerticalM },
  failure: {
    marginTop: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    ':empty': { display: 'none' },
  },
});
