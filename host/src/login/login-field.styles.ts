import { makeStyles, tokens } from '@backoffice/ui';

const small = {
  marginTop: tokens.spacingVerticalXXS,
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  ':empty': { display: 'none' },
};

export const useLoginFieldStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXXS },
  star: { paddingInlineStart: tokens.spacingHorizontalXS, color: tokens.colorPaletteRedForeground3 },
  box: {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    height: '40px',
    paddingInlineEnd: tokens.spacingHorizontalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottom: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': {
      borderBottomColor: tokens.colorCompoundBrandStroke,
      boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}`,
    },
    '@media (forced-colors: active)': { ':focus-within': { outline: '2px solid Highlight' } },
  },
  refused: {
    borderTopColor: tokens.colorPaletteRedBorder2,
    borderRightColor: tokens.colorPaletteRedBorder2,
    borderBottomColor: tokens.colorPaletteRedBorder2,
    borderLeftColor: tokens.colorPaletteRedBorder2,
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalL}`,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
  },
  problem: { ...small, color: tokens.colorPaletteRedForeground1 },
  hint: { ...small, color: tokens.colorNeutralForeground3 },
});
