import { makeStyles, tokens } from '@backoffice/ui';

export const useProportionBarStyles = makeStyles({
  bar: {
    display: 'block',
    width: '100%',
    height: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  active: { fill: tokens.colorStatusSuccessBackground3 },
  inactive: { fill: tokens.colorNeutralForeground4 },
  skeleton: { height: '8px' },
});
