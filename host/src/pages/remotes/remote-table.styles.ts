import { makeStyles, tokens } from '@backoffice/ui';
import { flexRow, visuallyHidden } from '@backoffice/ui/layout-rules';

const narrow = '@media (width < 640px)';
const edge = `1px solid ${tokens.colorNeutralStroke2}`;

export const useRemoteTableStyles = makeStyles({
  table: {
    width: '100%',
    border: edge,
    borderRadius: tokens.borderRadiusLarge,
    borderSpacing: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    '& > * > tr > *': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
      textAlign: 'start',
    },
    '& > tbody > tr + tr > *': { borderTop: edge },
    '& > thead th': {
      height: 'var(--ui-row-height)',
      borderBottom: edge,
      backgroundColor: tokens.colorNeutralBackground3,
      color: tokens.colorNeutralForeground2,
      fontWeight: tokens.fontWeightSemibold,
    },
    [narrow]: {
      display: 'block',
      border: 'none',
      backgroundColor: 'transparent',
      '& > thead': { ...visuallyHidden },
      '& > tbody': { display: 'block' },
      '& > tbody > tr > *': { padding: tokens.spacingHorizontalXS, textAlign: 'start' },
      '& > tbody > tr + tr > *': { borderTop: 'none' },
    },
  },
  // A line of its own; the space is for what reads both as one name.
  row: {
    height: '3rem',
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      alignItems: 'start',
      height: 'auto',
      marginTop: tokens.spacingVerticalS,
      padding: tokens.spacingHorizontalS,
      border: edge,
      borderRadius: tokens.borderRadiusLarge,
      backgroundColor: tokens.colorNeutralBackground1,
      '& > th': { gridColumn: '1 / span 2' },
      '& > td': { overflowWrap: 'anywhere' },
      '& > td[data-label]::before': {
        display: 'block',
        content: 'attr(data-label)',
        color: tokens.colorNeutralForeground3,
        fontSize: tokens.fontSizeBase200,
      },
    },
  },
  rowOpen: { [narrow]: { borderBottomLeftRadius: 0, borderBottomRightRadius: 0, borderBottomStyle: 'none' } },
  state: { [narrow]: { alignSelf: 'center', justifySelf: 'end' } },
  number: {
    fontVariantNumeric: 'tabular-nums',
    // Stronger than what the table says of all its cells.
    '&:nth-child(n):nth-child(n)': { textAlign: 'end', [narrow]: { textAlign: 'start' } },
  },
  detailsRow: {
    // Wide content scrolls inside the row and does not widen the table.
    '&:nth-child(n) > td': { maxWidth: 0, borderTop: 'none' },
    [narrow]: {
      display: 'block',
      padding: tokens.spacingHorizontalS,
      border: edge,
      borderTopStyle: 'none',
      borderBottomLeftRadius: tokens.borderRadiusLarge,
      borderBottomRightRadius: tokens.borderRadiusLarge,
      backgroundColor: tokens.colorNeutralBackground1,
      '&:nth-child(n) > td': { display: 'block', maxWidth: 'none' },
    },
  },
  opener: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '2rem',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    ':hover': { color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  technicalName: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: tokens.lineHeightBase200,
  },
  chevron: { flexShrink: 0 },
  chevronOpen: { rotate: '90deg' },
});
