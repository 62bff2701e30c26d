import { makeResetStyles, makeStyles, tokens } from '@fluentui/react-components';
import { drawnShape, flexColumn, smallShape, spacedRow, visuallyHidden } from '../../base/layout-rules';
import { useMemo } from 'react';
import { useCardStyles } from './card.styles';

const narrow = '@media (max-width: 639.98px)';
const line = `1px solid ${tokens.colorNeutralStroke2}`;

const useParts = makeStyles({
  frame: {
    position: 'relative',
    borderRadius: tokens.borderRadiusMedium,
    border: line,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    [narrow]: { border: 'none', backgroundColor: 'transparent' },
  },
  // Until it is known whether the box has to scroll, too wide content must not make the whole page scroll horizontally.
  box: { overflowX: 'clip', [narrow]: { overflowX: 'visible' } },
  // The list page sets the height.
  scrollingFrame: { ...flexColumn, minHeight: 0 },
  // Scrolls in both directions, because a header can only stick to its scroll container. Changes of cells use variables, so
  // that no row is rendered again.
  scrolling: {
    '--ui-sticky-top': '0px',
    '--ui-pinned-position': 'sticky',
    '--ui-pinned-edge': '1px',
    overflowX: 'auto',
    overflowY: 'auto',
    overscrollBehaviorX: 'contain',
  },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    [narrow]: { display: 'block', minWidth: '0 !important' },
  },
  caption: visuallyHidden,
  columns: { [narrow]: { display: 'none' } },
  head: { [narrow]: visuallyHidden },
  explained: {
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
  },
  headerButton: {
    position: 'relative',
    maxWidth: 'calc(100% + 8px)',
    margin: '0 -4px',
    padding: '4px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&[data-sorted]': { paddingInlineEnd: '22px' },
    '&[data-sorted]::after': {
      ...drawnShape,
      ...smallShape,
      position: 'absolute',
      insetInlineEnd: '4px',
      insetBlockStart: 'calc(50% - 8px)',
    },
    '&[data-sorted=""]:not(:hover)::after': { color: tokens.colorNeutralForeground4 },
    ':hover': { color: tokens.colorNeutralForeground2BrandHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  body: { [narrow]: { display: 'grid', rowGap: tokens.spacingVerticalM } },
  // A fast answer dims nothing.
  replaced: {
    opacity: 0.5,
    transitionProperty: 'opacity',
    transitionDuration: '100ms',
    transitionDelay: '150ms',
  },
  failed: { '& td': { backgroundColor: tokens.colorNeutralBackground3 } },
  refreshFailure: {
    ...spacedRow,
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    color: tokens.colorStatusDangerForeground1,
  },
  row: {
    // The hover colour on which links keep their contrast in dark themes.
    ':hover > td': { backgroundColor: tokens.colorSubtleBackgroundHover },
    // The row with the keyboard focus.
    ':has(:focus-visible) > td': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':last-child > td': { borderBlockEndStyle: 'none' },
    // A card: title and actions, values that need the whole width, and pairs of short values.
    [narrow]: {
      '--ui-key-rows': '1',
      '--ui-key-line': '22px',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoFlow: 'row dense',
      padding: `${tokens.spacingVerticalXS} 0`,
      borderRadius: tokens.borderRadiusMedium,
      border: line,
      backgroundColor: tokens.colorNeutralBackground1,
      // The whole card is tinted, with the space between its cells.
      ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
      ':hover > td': { backgroundColor: 'transparent' },
      ':has(:focus-visible)': { backgroundColor: tokens.colorNeutralBackground1Hover },
      ':has(:focus-visible) > td': { backgroundColor: 'transparent' },
    },
  },
  newRow: {
    '& > td': { backgroundColor: tokens.colorBrandBackground2 },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  group: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    backgroundColor: tokens.colorNeutralBackground2,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    [narrow]: { display: 'block', borderBlockEndStyle: 'none', backgroundColor: 'transparent' },
  },
  // Stays in sight while the table is scrolled horizontally.
  groupText: { position: 'sticky', insetInlineStart: tokens.spacingHorizontalM, maxWidth: 'fit-content' },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', [narrow]: { textAlign: 'start' } },
  pinnedStart: {
    position: 'var(--ui-pinned-position, static)' as 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    borderInlineEndWidth: 'var(--ui-pinned-edge, 0px)',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
    [narrow]: { position: 'static', borderInlineEndStyle: 'none' },
  },
  pinnedEnd: {
    position: 'var(--ui-pinned-position, static)' as 'sticky',
    insetInlineEnd: 0,
    zIndex: 1,
    borderInlineStartWidth: 'var(--ui-pinned-edge, 0px)',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    [narrow]: { position: 'static', borderInlineStartStyle: 'none' },
  },
  pinnedHeader: { position: 'sticky', zIndex: 3 },
  // In a card a bar is as high as a line with its buttons.
  bar: {
    display: 'block',
    height: '12px',
    [narrow]: { width: '80%', height: '16px', marginBlock: '8px' },
  },
  progress: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: 4,
    height: '2px',
    overflow: 'hidden',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      width: '33%',
      backgroundColor: tokens.colorCompoundBrandBackground,
      animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
      animationDuration: '1.2s',
      animationIterationCount: 'infinite',
    },
    '@media (prefers-reduced-motion: reduce)': { '::before': { width: '100%', animationName: 'none' } },
    '@media (forced-colors: active)': { '::before': { backgroundColor: 'Highlight' } },
  },
});

// One class instead of twenty for elements of which a table has hundreds: the browser matches and React writes each class.
const useHeaderClass = makeResetStyles({
  position: 'sticky',
  top: 'var(--ui-sticky-top, 0px)',
  zIndex: 2,
  boxSizing: 'border-box',
  height: 'var(--ui-row-height)',
  padding: `0 ${tokens.spacingHorizontalM}`,
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: tokens.colorNeutralStroke2,
  backgroundColor: tokens.colorNeutralBackground3,
  color: tokens.colorNeutralForeground2,
  fontWeight: tokens.fontWeightSemibold,
  // Long headers wrap into two lines.
  lineHeight: tokens.lineHeightBase200,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

const useCellClass = makeResetStyles({
  boxSizing: 'border-box',
  height: 'var(--ui-row-height)',
  padding: `0 ${tokens.spacingHorizontalM}`,
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: tokens.colorNeutralStroke3,
  backgroundColor: tokens.colorNeutralBackground1,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  [narrow]: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'center',
    height: 'auto',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    borderBlockEndStyle: 'none',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '> *': { justifySelf: 'start' },
    '::before': {
      content: 'attr(data-header)',
      color: tokens.colorNeutralForeground3,
      fontSize: tokens.fontSizeBase200,
    },
  },
});

export function useDataTableStyles() {
  const parts = useParts();
  const cards = useCardStyles();
  const header = useHeaderClass();
  const cell = useCellClass();
  return useMemo(() => ({ ...parts, ...cards, header, cell }), [parts, cards, header, cell]);
}

export type DataTableStyles = ReturnType<typeof useDataTableStyles>;
