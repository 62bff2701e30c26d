import { makeStyles, tokens } from '@fluentui/react-components';

export const useFormFieldStyles = makeStyles({
  field: { minWidth: 0 },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, wordBreak: 'break-all' },
  wide: { gridColumn: '1 / -1' },
});
