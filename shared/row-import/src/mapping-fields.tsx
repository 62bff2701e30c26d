import { Field, Select } from '@backoffice/ui';
import type { ColumnMapping } from './known-names';
import type { AnyDeclaration } from './import-declaration';
import { useImportStyles } from './import.styles';
import { importMessages } from './messages';
import type { TableFile } from './use-table-file';

export interface MappingFieldsProps {
  declaration: AnyDeclaration;
  file: TableFile;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

const NONE = '';

/** Which column goes into which field: guessed, and changed here. */
export function MappingFields({ declaration, file, mapping, onChange }: MappingFieldsProps) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const { table, known } = file;
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
      {declaration.fields.map(({ name, required }) => {
        const { label, hint } = known.get(name)!;
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
