import { makeStyles, tokens } from '@backoffice/ui';

export const useRowHistoryStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  zone: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  entry: {
    paddingInlineStart: tokens.spacingHorizontalM,
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '24px',
  },
  sentence: {
    marginInlineEnd: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  time: {
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  // Aligns the button's text with the others when it is below them.
  setBack: { alignSelf: 'start', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  recent: { margin: 0, padding: 0, listStyleType: 'none' },
  recentEntry: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '28px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  recentSentence: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  reason: { margin: 0, overflowWrap: 'anywhere' },
  changes: {
    width: '100%',
    marginBlockStart: tokens.spacingVerticalXS,
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  header: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXXS} 0`,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  field: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXXS} 0`,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  value: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXXS} 0`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  loading: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalXXL },
});
