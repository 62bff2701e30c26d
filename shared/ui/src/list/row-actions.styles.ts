import { makeStyles, tokens } from '@fluentui/react-components';

export const useRowActionsStyles = makeStyles({
  // The first icon, not its button's edge, stands under the column's header.
  actions: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
    marginInlineStart: '-4px',
  },
  apart: { marginInlineStart: tokens.spacingHorizontalM },
});
