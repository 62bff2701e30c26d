import { makeStyles, tokens } from '@backoffice/ui';

/** Where the columns would get less room than they need. */
const NARROW = '@media (max-width: 767.98px)';

export const useTransactionsStyles = makeStyles({
  head: {
    '& th:nth-child(1)': { width: '176px' },
    '& th:nth-child(2)': { width: '200px' },
    '& th:nth-child(4)': { width: '128px', textAlign: 'end' },
    '& th:nth-child(5)': { width: '136px' },
  },
  row: {
    [NARROW]: {
      gridTemplateAreas: '"user price" "order status" "time time"',
      gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    },
  },
  order: { [NARROW]: { gridArea: 'order', color: tokens.colorNeutralForeground2 } },
  time: { [NARROW]: { gridArea: 'time', color: tokens.colorNeutralForeground2 } },
  user: { [NARROW]: { gridArea: 'user', fontWeight: tokens.fontWeightSemibold } },
  price: { textAlign: 'end', [NARROW]: { gridArea: 'price', fontWeight: tokens.fontWeightSemibold } },
  status: { [NARROW]: { gridArea: 'status', textAlign: 'end' } },
});
