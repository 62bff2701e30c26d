import { makeStyles } from '@fluentui/react-components';

export const useFormFieldStyles = makeStyles({
  field: { minWidth: 0 },
  wide: { gridColumn: '1 / -1' },
});
