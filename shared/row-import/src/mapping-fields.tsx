import { Field, Select } from '@backoffice/ui';
import type { ColumnMapping } from './known-names';
import { useImportStyles } from './import.styles';
import { importMessages } from './messages';
import type { TableFile } from './use-table-file';

export interface MappingFieldsProps {
  file: TableFile;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

const NONE = '';

/** A select of the column for each field. */
export function MappingFields({ file, mapping, onChange }: MappingFieldsProps) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const { table, fields } = file;
  const width = Math.max(table.headers.length, ...table.rows.slice(0, 100).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    table.headers[at] ? table.headers[at] : text('import.columns.unnamed', { number: at + 1 }),
  );
  const choose = (name: string, value: string) => {
    const { [name]: _before, ...others } = mapping;
    onChange(value === NONE ? others : { ...others, [name]: Number(value) });
  };
  return (
    <fieldset className={styles.mapping}>
      <legend className={styles.heading}>{text('import.columns.title')}</legend>
      {fields.map(({ name, label, hint, required }) => {
        const isMissing = required && mapping[name] === undefined;
        return (
          <Field
            hint={hint}
            key={name}
            label={label}
            required={required}
            validationMessage={isMissing ? text('import.columns.missing') : undefined}
          >
            <Select
              onChange={(_event, { value }) => choose(name, value)}
              value={String(mapping[name] ?? NONE)}
            >
              <option value={NONE}>{text('import.columns.none')}</option>
              {columns.map((header, at) => (
                <option key={at} value={at}>
                  {header}
                </option>
              ))}
            </Select>
          </Field>
        );
      })}
    </fieldset>
  );
}
