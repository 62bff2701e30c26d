import { makeStyles, tokens } from '@backoffice/ui';

const narrow = '@media (max-width: 639.98px)';

export const useBulkBarStyles = makeStyles({
  // Floats over the end of the list, above the pagination, and takes no height: nothing moves when it appears.
  anchor: {
    position: 'sticky',
    bottom: '64px',
    zIndex: 6,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'end',
    height: 0,
    [narrow]: { bottom: `calc(${tokens.spacingVerticalL} + env(safe-area-inset-bottom))` },
  },
  // Below the message of an empty list, so that the bar does not cover the message and its buttons.
  below: { marginTop: '64px', [narrow]: { marginTop: '112px' } },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
  },
  // Beside the pagination, with which it stays in sight.
  inFoot: { padding: 0, border: 'none', backgroundColor: 'transparent', boxShadow: 'none' },
  count: { fontWeight: tokens.fontWeightSemibold },
  progress: { width: '160px', accentColor: tokens.colorCompoundBrandBackground },
  // Room below the table, so that the last row can be scrolled out from under the bar.
  room: { '& table': { marginBlockEnd: '64px' }, [narrow]: { '& table': { marginBlockEnd: '112px' } } },
});
