import { makeStyles, tokens } from '@backoffice/ui';

/** With the line above it. */
const ROW_HEIGHT = '(var(--ui-row-height, 44px) + 1px)';
/** Where the rows of tables become cards. */
const NARROW = '@media (max-width: 767.98px)';
/** Three lines with the room around them. */
const CARD_HEIGHT = '96px';

export const useLatePartStyles = makeStyles({
  room: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  // The room of full tables, so that neither fewer rows nor none move what is below.
  newest: { minHeight: `calc(6 * ${ROW_HEIGHT})`, [NARROW]: { minHeight: `calc(5 * ${CARD_HEIGHT})` } },
  transactions: { minHeight: `calc(9 * ${ROW_HEIGHT})`, [NARROW]: { minHeight: `calc(8 * ${CARD_HEIGHT})` } },
  todos: { minHeight: '180px' },
  skeleton: {
    flexGrow: 1,
    width: 'auto',
    margin: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
  },
});
