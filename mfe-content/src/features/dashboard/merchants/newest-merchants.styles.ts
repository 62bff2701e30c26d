import { makeStyles, tokens } from '@backoffice/ui';

/** Where the name would get less room than it needs beside the other columns. */
const NARROW = '@media (max-width: 767.98px)';

export const useNewestMerchantsStyles = makeStyles({
  link: {
    position: 'absolute',
    top: '14px',
    right: tokens.spacingHorizontalL,
    // With its line of text, a target of 24 px.
    padding: '4px 0',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    // The title takes the whole line in some languages.
    [NARROW]: {
      position: 'static',
      alignSelf: 'flex-end',
      margin: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    },
  },
  head: {
    '& th:nth-child(1)': { width: '80px', textAlign: 'end' },
    '& th:nth-child(3)': { width: '184px' },
    '& th:nth-child(4)': { width: '120px' },
    '& th:nth-child(5)': { width: '200px' },
  },
  row: {
    [NARROW]: {
      gridTemplateAreas: '"name status" "number number" "created id"',
      rowGap: tokens.spacingVerticalXXS,
    },
  },
  id: { textAlign: 'end', [NARROW]: { gridArea: 'id' } },
  name: { [NARROW]: { gridArea: 'name', fontWeight: tokens.fontWeightSemibold } },
  number: { [NARROW]: { gridArea: 'number' } },
  status: { [NARROW]: { gridArea: 'status', display: 'flex', alignItems: 'center' } },
  created: { [NARROW]: { gridArea: 'created', color: tokens.colorNeutralForeground2 } },
});
