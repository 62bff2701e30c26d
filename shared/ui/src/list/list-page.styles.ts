import { makeStyles, tokens } from '@fluentui/react-components';

export const useListPageStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
});
