import { makeStyles, tokens } from '@backoffice/ui';

export const useFiguresTableStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: `6px ${tokens.spacingHorizontalXS}`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground2,
      fontWeight: tokens.fontWeightSemibold,
      textAlign: 'start',
    },
    '& thead th:not(:first-child)': { textAlign: 'end' },
  },
  label: { fontWeight: tokens.fontWeightRegular, textAlign: 'start', whiteSpace: 'nowrap' },
  number: { textAlign: 'end' },
});
