import { makeStyles, tokens } from '@backoffice/ui';
import { PANEL_WIDTH } from './panel-width';

export const useRowPanelStyles = makeStyles({
  // Beside a panel the list has what is left; in a narrow window the panel takes its place.
  place: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${PANEL_WIDTH}`,
    columnGap: tokens.spacingHorizontalL,
    '& tr[aria-current] > td': { backgroundColor: tokens.colorNeutralBackground1Selected },
    '@media (max-width: 1199.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :first-child': { display: 'none' },
    },
    '@media (forced-colors: active)': {
      '& tr[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    // Beside the list it stays in sight and scrolls by itself.
    '@media (min-width: 1200px)': {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      height: 'max(480px, calc(100dvh - var(--ui-page-surroundings, 0px)))',
      overflowY: 'auto',
    },
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 5,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 1199.98px)': { position: 'static' },
  },
  // It would leave little room for what is below it.
  longHead: { position: 'static' },
  line: { display: 'flex', alignItems: 'start', columnGap: tokens.spacingHorizontalS },
  wrap: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    ':empty': { display: 'none' },
  },
  name: {
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  back: { alignSelf: 'start', '@media (min-width: 1200px)': { display: 'none' } },
  close: { '@media (max-width: 1199.98px)': { display: 'none' } },
  content: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    minWidth: 0,
  },
});
