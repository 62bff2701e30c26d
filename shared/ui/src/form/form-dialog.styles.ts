import { makeStyles, tokens } from '@fluentui/react-components';

export const useFormDialogStyles = makeStyles({
  // Notices lie over a page's right end.
  messageActions: { justifyContent: 'flex-start' },
  message: { marginBlockEnd: tokens.spacingVerticalM },
  fields: {
    display: 'grid',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 992px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  requestId: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, userSelect: 'all' },
});
