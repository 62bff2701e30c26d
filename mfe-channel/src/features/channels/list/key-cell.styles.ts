import { makeStyles, tokens } from '@backoffice/ui';

export const useKeyCellStyles = makeStyles({
  cell: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
    maxWidth: '100%',
    // Lets the box shrink below the default width of its text area.
    '& > :first-child': { minWidth: 0 },
    '@media (max-width: 639.98px)': { flexWrap: 'wrap' },
  },
  details: {
    flexShrink: 0,
    width: '92px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase100,
    whiteSpace: 'normal',
  },
  fingerprint: { display: 'block', fontFamily: tokens.fontFamilyMonospace, whiteSpace: 'nowrap' },
});
