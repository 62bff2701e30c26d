import { formatNumber } from '@backoffice/i18n';
import { cellText, type Encoding, type ReadChoices, type Table } from '@backoffice/spreadsheet';
import { Checkbox, Field, Select } from '@backoffice/ui';
import { useImportStyles } from './import.styles';
import { importMessages, type ImportText } from './messages';
import { type Conventions, dayOrders, decimalSigns, type FileConventions } from './values/conventions';

/** The number of cells shown in an option of the header row. */
const SHOWN_CELLS = 3;

const conventionTexts = {
  'day-first': 'import.reading.day-first',
  'month-first': 'import.reading.month-first',
  ',': 'import.reading.comma',
  '.': 'import.reading.point',
} as const satisfies Record<string, ImportText>;

interface ChoiceProps {
  label: string;
  hint?: string;
  /** The chosen value; undefined while the user has to choose. */
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, hint, value = '', options, onChange }: ChoiceProps) {
  const text = importMessages.useText();
  const missing = value === '' ? text('import.value.ask') : undefined;
  return (
    <Field hint={hint} label={label} required={missing !== undefined} validationMessage={missing}>
      <Select onChange={(_event, { value: chosen }) => onChange(chosen)} value={value}>
        {missing && <option disabled value="" />}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export interface ReadingChoicesProps {
  table: Table;
  withHidden: boolean;
  onChoose: (choices: ReadChoices) => void;
}

/** The controls for reading a file: encoding, sheet, header row and hidden parts. */
export function ReadingChoices({ table, withHidden, onChoose }: ReadingChoicesProps) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const { encoding, sheet, firstRows, headerRow, hidden, hasMergedCells } = table;
  const hiddenSheets = sheet?.all.filter(({ isHidden }) => isHidden).length ?? 0;
  return (
    <>
      <div className={styles.mapping}>
        {encoding && (
          <Choice
            label={text('import.reading.encoding')}
            onChange={(value) => onChoose({ encoding: value as Encoding })}
            options={encoding.possible.map((each) => [each, each.toUpperCase()])}
            value={encoding.name}
          />
        )}
        {sheet && sheet.all.length > 1 && (
          <Choice
            hint={
              hiddenSheets > 0
                ? text('import.reading.hidden-sheets', { count: hiddenSheets, n: hiddenSheets })
                : undefined
            }
            label={text('import.reading.sheet')}
            onChange={(name) => onChoose({ sheet: name, headerRow: undefined })}
            options={sheet.all.map(({ name, isHidden }) => [
              name,
              isHidden ? text('import.reading.hidden-sheet', { name }) : name,
            ])}
            value={sheet.name}
          />
        )}
        <Choice
          label={text('import.reading.header-row')}
          onChange={(value) => onChoose({ headerRow: Number(value) })}
          options={firstRows.map(({ number, cells }) => [
            String(number),
            // Rows below the header may hold secrets.
            number > headerRow
              ? formatNumber(number)
              : `${formatNumber(number)}: ${cells.slice(0, SHOWN_CELLS).map(cellText).join(' | ')}`,
          ])}
          value={String(headerRow)}
        />
      </div>
      {hidden.rows + hidden.columns > 0 && (
        <Checkbox
          checked={withHidden}
          label={text('import.reading.with-hidden', {
            rows: formatNumber(hidden.rows),
            columns: formatNumber(hidden.columns),
          })}
          onChange={(_event, { checked }) => onChoose({ withHidden: checked === true })}
        />
      )}
      {hasMergedCells && <p className={styles.hint}>{text('import.reading.merged')}</p>}
    </>
  );
}

export interface ConventionChoicesProps {
  ambiguous: FileConventions['ambiguous'];
  chosen: Conventions;
  onChoose: (chosen: Conventions) => void;
}

/** The controls for the conventions that no row of the file makes clear; one answer holds for the whole file. */
export function ConventionChoices({ ambiguous, chosen, onChoose }: ConventionChoicesProps) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  if (ambiguous.length === 0) return null;
  return (
    <div className={styles.mapping}>
      {ambiguous.map((name) => (
        <Choice
          key={name}
          label={text(name === 'decimal' ? 'import.reading.decimal' : 'import.reading.day-order')}
          onChange={(value) => onChoose({ ...chosen, [name]: value })}
          options={(name === 'decimal' ? decimalSigns : dayOrders).map((each) => [
            each,
            text(conventionTexts[each]),
          ])}
          value={chosen[name]}
        />
      ))}
    </div>
  );
}
