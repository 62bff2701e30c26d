import { makeStyles, tokens } from '@backoffice/ui';

export const useOverrideStyles = makeStyles({
  // At the foot, over the page, so that it is in sight wherever the page is scrolled to.
  ribbon: {
    position: 'sticky',
    bottom: 0,
    zIndex: 8,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXXL}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    borderTop: `1px solid ${tokens.colorStatusWarningBorder1}`,
    overflowWrap: 'anywhere',
    '@media (width < 640px)': { paddingInline: tokens.spacingHorizontalM },
  },
});
