import { makeStyles, tokens } from '@backoffice/ui';

export const useShareBarStyles = makeStyles({
  bar: {
    display: 'block',
    flexShrink: 0,
    width: '56px',
    height: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  share: { fill: tokens.colorCompoundBrandBackground },
});
