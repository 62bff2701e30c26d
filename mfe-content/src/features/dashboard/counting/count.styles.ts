import { makeStyles } from '@backoffice/ui';

export const useCountStyles = makeStyles({
  count: { display: 'inline-block', fontVariantNumeric: 'tabular-nums' },
});
