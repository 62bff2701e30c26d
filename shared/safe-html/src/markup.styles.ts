import { makeStyles, tokens } from '@backoffice/ui';

/**
 * Styles of colours and tables in user-written HTML, for the editor and for display. They use theme tokens, so text is readable
 * in dark themes.
 */
export const useMarkupStyles = makeStyles({
  markup: {
    '& .ql-color-red': { color: tokens.colorPaletteRedForeground1 },
    '& .ql-color-orange': { color: tokens.colorPalettePumpkinForeground2 },
    '& .ql-color-yellow': { color: tokens.colorPaletteYellowForeground2 },
    '& .ql-color-green': { color: tokens.colorPaletteGreenForeground1 },
    '& .ql-color-blue': { color: tokens.colorPaletteBlueForeground2 },
    '& .ql-color-purple': { color: tokens.colorPalettePurpleForeground2 },
    '& .ql-color-grey': { color: tokens.colorNeutralForeground3 },
    '& .ql-bg-red': { backgroundColor: tokens.colorPaletteRedBackground2 },
    '& .ql-bg-orange': { backgroundColor: tokens.colorPalettePumpkinBackground2 },
    '& .ql-bg-yellow': { backgroundColor: tokens.colorPaletteYellowBackground2 },
    '& .ql-bg-green': { backgroundColor: tokens.colorPaletteGreenBackground2 },
    '& .ql-bg-blue': { backgroundColor: tokens.colorPaletteBlueBackground2 },
    '& .ql-bg-purple': { backgroundColor: tokens.colorPalettePurpleBackground2 },
    '& .ql-bg-grey': { backgroundColor: tokens.colorNeutralBackground6 },
    '& table': {
      width: '100%',
      marginBlock: tokens.spacingVerticalS,
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
    },
    '& td, & th': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
      border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});
