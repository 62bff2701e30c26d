import { makeStyles } from '@fluentui/react-components';

/** The heights of the chosen interface size, for controls that are not given a size of their own. */
export const useControlStyles = makeStyles({
  button: { minHeight: 'var(--ui-control-height)', paddingTop: 0, paddingBottom: 0 },
  input: { minHeight: 'var(--ui-control-height)' },
  select: { '& > select': { height: 'var(--ui-control-height)' } },
});
