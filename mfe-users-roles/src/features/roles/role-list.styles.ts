import { makeStyles, tokens } from '@backoffice/ui';

export const useRoleListStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  none: { color: tokens.colorNeutralForeground3 },
  view: {},
  edit: { fontWeight: tokens.fontWeightSemibold },
});
