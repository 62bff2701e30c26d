import { makeStyles, tokens } from '@backoffice/ui';

export const useColumnDialogStyles = makeStyles({
  hint: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 64px auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '40px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
  },
  shown: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '24px',
    overflowWrap: 'anywhere',
  },
  box: {
    flexShrink: 0,
    width: '16px',
    height: '16px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  // The arrow keys change the number; the browser's step buttons would leave no room for it.
  width: {
    minWidth: 0,
    '& input': { textAlign: 'end', appearance: 'textfield' },
    '& input::-webkit-inner-spin-button': { display: 'none' },
  },
  buttons: { display: 'flex' },
  pinned: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
