import { makeStyles, tokens } from '@backoffice/ui';

export const useMaskedKeyStyles = makeStyles({
  box: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
  },
  // The end of the key in the first line, the start of its fingerprint in the second.
  mark: {
    flexGrow: 1,
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase100,
    whiteSpace: 'pre',
  },
  spoken: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
