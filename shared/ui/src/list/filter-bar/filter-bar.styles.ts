import { makeStyles, tokens } from '@fluentui/react-components';
import { flexRow, wrappingRow } from '../../base/layout-rules';

const narrow = '@media (max-width: 639.98px)';

export const useFilterBarStyles = makeStyles({
  bar: { ...wrappingRow, gap: tokens.spacingHorizontalS },
  folded: { '& button': { minWidth: 0, paddingInline: tokens.spacingHorizontalS } },
  // The same height before and after the tabs have loaded.
  head: { ...wrappingRow, flexBasis: '100%', gap: tokens.spacingHorizontalS, minWidth: 0 },
  tabs: {
    flex: '1 1 160px',
    minWidth: 0,
    minHeight: 'var(--ui-control-height)',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
  },
  // The same height before and after the chips have loaded.
  chips: {
    ...flexRow,
    flexBasis: '100%',
    minWidth: 0,
    height: '2rem',
    '@media (pointer: coarse)': { height: '3rem' },
  },
  field: {
    flex: '1 1 140px',
    minWidth: 0,
    maxWidth: '13.75rem',
    '& input': { textOverflow: 'ellipsis' },
    [narrow]: { maxWidth: 'none' },
  },
  // As wide as the content: browsers cut the pattern of a date, and the texts of a choice and a period.
  date: { flexBasis: '13.125rem', [narrow]: { flexBasis: '100%' } },
  choice: { flexBasis: 'auto', minWidth: '8.75rem' },
  period: { justifyContent: 'space-between', fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
    [narrow]: { display: 'contents' },
  },
  ownRow: { flexBasis: '100%', columnGap: tokens.spacingHorizontalXS },
  foldInActions: { marginInlineEnd: 'auto' },
  unset: { '& select': { color: tokens.colorNeutralForeground3 } },
  clear: { width: '20px', height: '1.25rem' },
});
