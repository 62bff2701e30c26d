import { makeStyles, tokens } from '@backoffice/ui';

export const useSettingsAccessStyles = makeStyles({
  button: {
    position: 'fixed',
    top: '250px',
    right: 0,
    zIndex: 9,
    // As wide as the page's padding, so that it stands on nothing.
    width: '24px',
    height: '40px',
    borderTopRightRadius: 0,
    borderBottomRightRadius: 0,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':hover': {
      color: tokens.colorNeutralForegroundOnBrand,
      backgroundColor: tokens.colorBrandBackgroundHover,
    },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '0px',
    },
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
    // No room beside a page of a phone; the menu at the top has it there.
    '@media (width < 640px)': { display: 'none' },
  },
});
