import { formatList } from '@backoffice/i18n/format-list';
import type { Language } from '@backoffice/i18n';
import { cellText, download, exportRows, type Table, type TableRow } from '@backoffice/spreadsheet';
import type { AnyDeclaration } from './import-declaration';
import { guessMapping, knownNames, nameKey, type KnownField } from './known-names';
import { importMessages } from './messages';

type Example = AnyDeclaration['template']['example'];

async function allowedIn({ allowed, valueLabels }: KnownField): Promise<string> {
  const values = allowed ? await allowed() : [...valueLabels.values()];
  return formatList(values, { type: 'disjunction' });
}

/**
 * Downloads a workbook to fill in, in the user's language: the columns with an example row, and a sheet that explains them.
 *
 * @param fileName the file name without its extension
 * @throws errors of fetching the accepted values
 */
export async function saveTemplate(
  declaration: AnyDeclaration,
  language: Language,
  fileName: string,
): Promise<void> {
  const { meaning, example } = declaration.template;
  const { text } = importMessages;
  const fields = await knownNames(declaration, language);
  const shown = ({ name, valueLabels }: KnownField) => {
    const value = example[name];
    return valueLabels.get(String(value)) ?? value;
  };
  const explained = await Promise.all(
    fields.map(async (field) => [
      field.label,
      text(field.required ? 'import.template.yes' : 'import.template.no'),
      meaning(field.name),
      await allowedIn(field),
      String(shown(field) ?? ''),
    ]),
  );
  const notes = {
    name: text('import.template.sheet'),
    rows: [
      [
        text('import.template.column'),
        text('import.template.required'),
        text('import.template.meaning'),
        text('import.template.allowed'),
        text('import.template.example'),
      ],
      ...explained,
      [],
      [text('import.template.example-stays')],
    ],
  };
  const columns = fields.map((field) => ({ header: field.label, value: () => shown(field) }));
  download(await exportRows({ format: 'xlsx', columns, rows: [null], notes }), `${fileName}.xlsx`);
}

const isSame = ({ name, values }: KnownField, cell: string, example: Example) => {
  const expected = String(example[name] ?? '');
  return (values.get(nameKey(cell)) ?? cell.trim()) === expected;
};

/** Returns the rows without the template's example, if the user has left it in the file. */
export function withoutExample(
  { headers, rows }: Table,
  fields: readonly KnownField[],
  example: Example,
): TableRow[] {
  const mapping = guessMapping(headers, fields);
  const isExample = ({ cells }: TableRow) =>
    fields.every(
      (field) => field.name in mapping && isSame(field, cellText(cells[mapping[field.name]!]), example),
    );
  return rows[0] && isExample(rows[0]) ? rows.slice(1) : rows;
}
