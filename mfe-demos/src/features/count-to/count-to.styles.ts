import { makeStyles, tokens } from '@backoffice/ui';

export const useCountToStyles = makeStyles({
  number: {
    display: 'block',
    minHeight: tokens.lineHeightHero900,
    marginBottom: tokens.spacingVerticalM,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  // Narrower than a browser's own measure of a field.
  field: { minWidth: 0 },
  alert: { marginTop: tokens.spacingVerticalM },
});
