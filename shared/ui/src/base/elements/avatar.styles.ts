import { makeStyles, tokens } from '@fluentui/react-components';

export const useAvatarStyles = makeStyles({
  avatar: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    userSelect: 'none',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
});
