import { makeStyles, tokens } from '@fluentui/react-components';

export const useStatusBadgeStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    columnGap: tokens.spacingHorizontalXS,
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    whiteSpace: 'nowrap',
    // The tint is lost there.
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  info: { backgroundColor: tokens.colorNeutralBackground6, color: tokens.colorNeutralForeground2 },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
});
