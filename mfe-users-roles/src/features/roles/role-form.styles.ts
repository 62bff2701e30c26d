import { makeStyles, tokens } from '@backoffice/ui';

export const useRoleFormStyles = makeStyles({
  waiting: { display: 'block', height: '420px' },
  wide: { gridColumn: '1 / -1', minWidth: 0 },
  pages: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 992px)': { gridTemplateColumns: 'minmax(0, 1fr) 260px' },
  },
  aside: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  preview: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  problem: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  menu: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, listStyleType: 'disc' },
});
