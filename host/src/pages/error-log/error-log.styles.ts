import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, plainList } from '@backoffice/ui/layout-rules';
import { cardBox, smallText } from '@backoffice/ui/theme-rules';

const narrow = '@media (width < 640px)';

export const useErrorLogStyles = makeStyles({
  page: { outlineStyle: 'none' },
  bar: {
    ...flexRow,
    gap: tokens.spacingHorizontalS,
    marginBlockEnd: tokens.spacingVerticalM,
    [narrow]: { flexWrap: 'wrap' },
  },
  about: {
    flexGrow: 1,
    maxWidth: '90ch',
    margin: 0,
    marginInlineEnd: 'auto',
    color: tokens.colorNeutralForeground2,
    [narrow]: { flexBasis: '100%' },
  },
  list: { ...flexColumn, rowGap: tokens.spacingVerticalS, ...plainList },
  item: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    ...cardBox,
    overflowWrap: 'anywhere',
    [narrow]: { paddingInline: tokens.spacingHorizontalM },
  },
  head: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  copy: { marginInlineStart: 'auto' },
  kind: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    lineHeight: '1.375rem',
  },
  message: {
    margin: `${tokens.spacingVerticalXS} 0`,
    fontWeight: tokens.fontWeightSemibold,
  },
  details: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    margin: 0,
    fontSize: tokens.fontSizeBase200,
  },
  detail: { display: 'flex', columnGap: tokens.spacingHorizontalXS },
  name: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  summary: {
    width: 'fit-content',
    minHeight: '1.5rem',
    marginBlockStart: tokens.spacingVerticalXS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.5rem',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  stack: {
    margin: 0,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    ...smallText,
    whiteSpace: 'pre-wrap',
  },
});
