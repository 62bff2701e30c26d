import { makeStyles, tokens } from '@fluentui/react-components';

export const useIconButtonStyles = makeStyles({
  button: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': {
      backgroundColor: tokens.colorSubtleBackgroundHover,
      color: tokens.colorNeutralForeground2BrandHover,
    },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ':disabled': {
      backgroundColor: 'transparent',
      color: tokens.colorNeutralForegroundDisabled,
      cursor: 'not-allowed',
    },
  },
  dangerous: {
    ':hover': { color: tokens.colorStatusDangerForeground1 },
  },
});
