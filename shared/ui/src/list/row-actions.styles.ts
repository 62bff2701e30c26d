import { makeStyles, tokens } from '@fluentui/react-components';

export const useRowActionsStyles = makeStyles({
  actions: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXXS },
  apart: { marginInlineStart: tokens.spacingHorizontalM },
});
