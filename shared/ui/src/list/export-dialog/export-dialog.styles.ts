import { makeStyles, tokens } from '@fluentui/react-components';

export const useExportDialogStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  progress: { width: '100%', accentColor: tokens.colorCompoundBrandBackground },
  progressText: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
});
