import { makeStyles, tokens } from '@backoffice/ui';

export const useBackToTopStyles = makeStyles({
  text: { minHeight: '120px', margin: 0, color: tokens.colorNeutralForeground2 },
  button: {
    position: 'fixed',
    right: tokens.spacingHorizontalXXXL,
    bottom: tokens.spacingVerticalXXXL,
    zIndex: 5,
    boxShadow: tokens.shadow16,
  },
});
