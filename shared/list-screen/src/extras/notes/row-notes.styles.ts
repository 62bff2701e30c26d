import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, plainList, visuallyHidden, wrappingRow } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';

export const useRowNotesStyles = makeStyles({
  part: {
    ...flexColumn,
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    scrollMarginBlock: '64px',
    ':focus': { outline: 'none' },
  },
  form: { ...flexColumn, rowGap: tokens.spacingVerticalXS, minWidth: 0 },
  buttons: { ...wrappingRow, columnGap: tokens.spacingHorizontalS },
  hint: { color: tokens.colorNeutralForeground3, ...smallText },
  tooLong: { color: tokens.colorStatusDangerForeground1, ...smallText },
  problem: { color: tokens.colorStatusDangerForeground1, ...smallText },
  newer: {
    maxHeight: '120px',
    margin: `${tokens.spacingVerticalXS} 0`,
    overflowY: 'auto',
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  skeleton: { width: 'auto', height: '64px' },
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { ...plainList, ...flexColumn, rowGap: tokens.spacingVerticalM },
  note: { minWidth: 0 },
  head: { ...flexRow, columnGap: tokens.spacingHorizontalS, minHeight: '28px', minWidth: 0 },
  avatar: { width: '20px', height: '20px' },
  author: { minWidth: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  time: {
    color: tokens.colorNeutralForeground3,
    ...smallText,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  actions: { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
  text: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  mention: { fontWeight: tokens.fontWeightSemibold },
  older: { alignSelf: 'start', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  unseen: visuallyHidden,
});

export const useMentionFieldStyles = makeStyles({
  box: { position: 'relative', minWidth: 0 },
  field: {
    width: '100%',
    // Grows with its text, where the browser can.
    '& textarea': { fieldSizing: 'content', minHeight: '32px', maxHeight: '240px' },
  },
  list: {
    ...plainList,
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(100% + 4px)',
    zIndex: 5,
    minWidth: '200px',
    maxWidth: '100%',
    padding: tokens.spacingHorizontalXXS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  option: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '44px', alignContent: 'center' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  pointedAt: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  unseen: visuallyHidden,
});
