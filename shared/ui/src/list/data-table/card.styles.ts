import { makeStyles, tokens } from '@fluentui/react-components';

const narrow = '@media (max-width: 639.98px)';
/** Width of the button that opens a card: a touch target. */
const FOLD_WIDTH = '44px';

/** Styles of rows as cards, with their parts and the button that opens them. */
export const useCardStyles = makeStyles({
  foldedRow: {
    [narrow]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
    },
  },
  unfoldedRow: { [narrow]: { '& > td': { display: 'grid' } } },
  cardTitle: {
    [narrow]: {
      gridRow: 1,
      gridColumn: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      fontWeight: tokens.fontWeightSemibold,
      '::before': { display: 'none' },
    },
  },
  cardActions: {
    [narrow]: {
      gridRow: 1,
      gridColumn: 2,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '::before': { display: 'none' },
      '> *': { justifySelf: 'end' },
    },
  },
  // Beside the button that opens the card.
  cardBesideTitle: {
    [narrow]: {
      gridRow: 1,
      gridColumn: 2,
      gridTemplateColumns: 'auto',
      paddingInline: `0 ${FOLD_WIDTH}`,
      '::before': { display: 'none' },
      '> *': { justifySelf: 'end' },
    },
  },
  cardLine: {
    [narrow]: {
      gridColumn: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInlineEnd: 0,
      color: tokens.colorNeutralForeground2,
      '::before': { display: 'none' },
    },
  },
  cardLastLine: {
    [narrow]: {
      gridRow: 2,
      gridColumn: 2,
      gridTemplateColumns: 'auto',
      paddingInlineStart: 0,
      '::before': { display: 'none' },
      '> *': { justifySelf: 'end' },
    },
  },
  cardFolded: { [narrow]: { display: 'none' } },
  fold: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    width: FOLD_WIDTH,
    height: FOLD_WIDTH,
  },
  foldOpen: { '& svg': { rotate: '180deg' } },
  cardHalf: {
    [narrow]: { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  },
});
