import { makeStyles, tokens } from '@backoffice/ui';

export const useDocumentationStyles = makeStyles({
  contents: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  after: { marginTop: tokens.spacingVerticalS },
});
