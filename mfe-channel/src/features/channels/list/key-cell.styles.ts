import { makeStyles, tokens } from '@backoffice/ui';

export const useKeyCellStyles = makeStyles({
  missing: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    maxWidth: '100%',
    '@media (max-width: 639.98px)': { flexWrap: 'wrap' },
  },
  // The type of the key in its first line, the start of its fingerprint in the second.
  details: {
    flexShrink: 0,
    width: '92px',
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase100,
    whiteSpace: 'pre',
    '::first-line': { fontFamily: tokens.fontFamilyBase },
  },
});
