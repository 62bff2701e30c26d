import { makeStyles, tokens } from '@backoffice/ui';

export const useChartViewStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, height: '100%' },
  table: {
    height: '100%',
    overflowY: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});
