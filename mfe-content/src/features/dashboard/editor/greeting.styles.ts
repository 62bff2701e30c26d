import { makeStyles, tokens } from '@backoffice/ui';

export const useGreetingStyles = makeStyles({
  greeting: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  avatar: { flexShrink: 0, width: '56px', height: '56px', fontSize: tokens.fontSizeBase500 },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  roles: { margin: 0, color: tokens.colorNeutralForeground2 },
  introduction: { margin: 0, color: tokens.colorNeutralForeground2 },
});
