import { makeStyles, tokens } from '@fluentui/react-components';

export const useCopyableTextStyles = makeStyles({
  box: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, maxWidth: '100%' },
  text: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});
