import { makeStyles, tokens } from '@backoffice/ui';

export const usePermissionStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, maxWidth: '880px' },
  card: {
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowX: 'auto',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { marginBlock: tokens.spacingVerticalS, color: tokens.colorNeutralForeground2 },
  table: { width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
  cell: {
    paddingBlock: tokens.spacingVerticalS,
    paddingInlineEnd: tokens.spacingHorizontalM,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  hidden: { color: tokens.colorNeutralForeground2 },
  roles: { flexWrap: 'wrap' },
  lacking: { color: tokens.colorNeutralForeground2, '& li': { textDecorationLine: 'line-through' } },
  lackingTitle: { margin: `${tokens.spacingVerticalM} 0 0`, fontSize: tokens.fontSizeBase300 },
  pages: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, lineHeight: 1.8 },
  action: {
    marginInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});
