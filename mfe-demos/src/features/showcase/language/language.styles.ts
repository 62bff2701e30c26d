import { makeStyles, tokens } from '@backoffice/ui';

export const useLanguageStyles = makeStyles({
  languages: { flexWrap: 'wrap' },
  language: { whiteSpace: 'nowrap' },
  sentence: { marginBlockStart: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
  },
  fact: { margin: 0, fontVariantNumeric: 'tabular-nums' },
});
