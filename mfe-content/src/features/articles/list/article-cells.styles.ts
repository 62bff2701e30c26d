import { makeStyles, tokens } from '@backoffice/ui';

export const useArticleCellsStyles = makeStyles({
  stars: { display: 'inline-flex', alignItems: 'center', gap: '2px', minHeight: '24px' },
  star: { flexShrink: 0, color: tokens.colorPaletteMarigoldForeground1 },
  emptyStar: { color: tokens.colorNeutralForeground4 },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
  },
  cut: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  link: {
    minWidth: 0,
    // Makes one line of text a target of 24 px.
    padding: '4px 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  tag: {
    flexShrink: 0,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
