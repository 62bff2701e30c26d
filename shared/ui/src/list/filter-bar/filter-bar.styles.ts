import { makeStyles, tokens } from '@fluentui/react-components';
import { flexRow, wrappingRow } from '../../base/layout-rules';

const narrow = '@media (max-width: 639.98px)';

export const useFilterBarStyles = makeStyles({
  bar: { ...wrappingRow, position: 'relative', gap: tokens.spacingHorizontalS },
  // The same size before and after the tabs have loaded.
  tabs: {
    flex: '6 1 140px',
    minWidth: 0,
    minHeight: 'var(--ui-control-height)',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
  },
  // The same height before and after the chips have loaded.
  chips: {
    ...flexRow,
    order: 2,
    flexBasis: '100%',
    minWidth: 0,
    height: '2rem',
    '@media (pointer: coarse)': { height: '3rem' },
  },
  field: {
    flex: '2 1 96px',
    minWidth: 0,
    maxWidth: '13.75rem',
    '& input, & select': { textOverflow: 'ellipsis' },
    [narrow]: { flexBasis: '40%', maxWidth: 'none' },
  },
  opener: {
    justifyContent: 'space-between',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
  unchosen: { color: tokens.colorNeutralForeground3 },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
  // As wide as two dates.
  period: { flexBasis: '13.125rem' },
  icon: { minWidth: 0, paddingInline: '5px' },
  buttons: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalXXS,
    '& button': { width: 'var(--ui-control-height)', height: 'var(--ui-control-height)' },
  },
  panel: { ...wrappingRow, order: 1, flexBasis: '100%', gap: tokens.spacingHorizontalS },
  actions: {
    ...flexRow,
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
    [narrow]: { display: 'contents' },
  },
  unset: { '& select': { color: tokens.colorNeutralForeground3 } },
  clear: { width: '20px', height: '1.25rem' },
});
