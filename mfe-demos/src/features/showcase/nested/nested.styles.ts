import { makeStyles, tokens } from '@backoffice/ui';

export const useNestedStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-block',
    paddingBlock: tokens.spacingVerticalXS,
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    '&[aria-current=page]': { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  },
});
