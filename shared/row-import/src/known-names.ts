import { type Language, languages } from '@backoffice/i18n';
import { cellText, type TableRow } from '@backoffice/spreadsheet';
import type { AnyDeclaration, Named } from './import-declaration';

/** Normalises the name of a field or choice: names that differ only in case, spaces and punctuation are equal. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:.-]/g, '');
}

/** A declared field with its label and hint in the language of the interface. */
export interface KnownField extends Omit<AnyDeclaration['fields'][number], 'choices'> {
  /** The accepted column headers, by `nameKey`. */
  names: ReadonlySet<string>;
  /** The value of each accepted text of a choice, by `nameKey`. */
  values: ReadonlyMap<string, string>;
  /** The label of each value of a choice, in the language of the interface. */
  valueLabels: ReadonlyMap<string, string>;
}

/** Returns the fields of a declaration with the names that files may use for them, in all languages. */
export async function knownNames(
  { fields, texts }: AnyDeclaration,
  language: Language,
): Promise<KnownField[]> {
  const loaded = await Promise.all(languages.map((known) => texts[known]()));
  const inAll = (key: string) => loaded.map((file) => file.default[key]!);
  const shown = (key: string) => inAll(key)[languages.indexOf(language)]!;
  return fields.map(({ choices = {}, ...field }) => {
    const entries = Object.entries(choices) as [value: string, key: string][];
    return {
      ...field,
      label: shown(field.label),
      ...(field.hint !== undefined && { hint: shown(field.hint) }),
      names: new Set([field.name, ...inAll(field.label)].map(nameKey)),
      values: new Map(
        entries.flatMap(([value, key]) => [value, ...inAll(key)].map((word) => [nameKey(word), value])),
      ),
      valueLabels: new Map(entries.map(([value, key]) => [value, shown(key)])),
    };
  });
}

/** The index of each field's column, from 0; fields without a column are left out. */
export type ColumnMapping = Readonly<Record<string, number>>;

/** Maps fields to the columns with their names; each column at most once. */
export function guessMapping(
  headers: readonly string[],
  fields: readonly Pick<KnownField, 'name' | 'names'>[],
): ColumnMapping {
  const keys = headers.map(nameKey);
  const taken = new Set<number>();
  const mapping: Record<string, number> = {};
  for (const { name, names } of fields) {
    const column = keys.findIndex((key, at) => key !== '' && names.has(key) && !taken.has(at));
    if (column === -1) continue;
    taken.add(column);
    mapping[name] = column;
  }
  return mapping;
}

/** The looked-up value of each text of a column, by field. */
export type LookedUp = ReadonlyMap<string, ReadonlyMap<string, Named>>;

/** Returns the trimmed text of a cell, by which it is looked up. */
export const nameIn = ({ cells }: TableRow, column: number) => cellText(cells[column]).trim();

/** Looks up the texts of all columns whose fields have `lookUp`. */
export async function lookUpNames(
  rows: readonly TableRow[],
  fields: readonly KnownField[],
  mapping: ColumnMapping,
  signal: AbortSignal,
): Promise<LookedUp> {
  const lookUps = fields.flatMap(({ name, lookUp }) => {
    const column = mapping[name];
    return lookUp && column !== undefined ? [{ name, lookUp, column }] : [];
  });
  return new Map(
    await Promise.all(
      lookUps.map(async ({ name, lookUp, column }) => {
        const texts = new Set(rows.map((row) => nameIn(row, column)));
        texts.delete('');
        return [name, await lookUp([...texts], signal)] as const;
      }),
    ),
  );
}
