import { makeStyles, tokens } from '@fluentui/react-components';

export const useNumberFieldStyles = makeStyles({
  steps: { display: 'grid', marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalXS})` },
  step: { width: '22px', height: 'calc((var(--ui-control-height) - 4px) / 2)' },
});
