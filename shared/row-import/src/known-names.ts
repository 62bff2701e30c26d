import { type Language, languages } from '@backoffice/i18n';
import { cellText, type TableRow } from '@backoffice/spreadsheet';
import type { AnyDeclaration, Named } from './import-declaration';

/** What a file may call a field or a choice: all that differs in case, spaces and punctuation is one. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:.-]/g, '');
}

/** A declared field, its label and hint in the language of the interface. */
export interface KnownField extends Omit<AnyDeclaration['fields'][number], 'choices'> {
  /** By `nameKey`. */
  names: ReadonlySet<string>;
  /** What stands for each value of a choice, by `nameKey`. */
  values: ReadonlyMap<string, string>;
  /** What is shown for a value, in the language of the interface. */
  valueLabels: ReadonlyMap<string, string>;
}

/** What files may call the fields and choices of a declaration, in all languages. */
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

/** The column of each field, by its place in the file; fields without one are left out. */
export type ColumnMapping = Readonly<Record<string, number>>;

/** The columns whose header is a name of a field, each at most once. */
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

/** By field, what each text of its column stands for. */
export type LookedUp = ReadonlyMap<string, ReadonlyMap<string, Named>>;

/** A cell as it is looked up. */
export const nameIn = ({ cells }: TableRow, column: number) => cellText(cells[column]).trim();

/** Asks the server about the columns whose texts it knows. */
export async function lookUpNames(
  rows: readonly TableRow[],
  fields: readonly KnownField[],
  mapping: ColumnMapping,
  signal: AbortSignal,
): Promise<LookedUp> {
  const asked = fields.flatMap(({ name, lookUp }) => {
    const column = mapping[name];
    return lookUp && column !== undefined ? [{ name, lookUp, column }] : [];
  });
  return new Map(
    await Promise.all(
      asked.map(async ({ name, lookUp, column }) => {
        const texts = new Set(rows.map((row) => nameIn(row, column)));
        texts.delete('');
        return [name, await lookUp([...texts], signal)] as const;
      }),
    ),
  );
}
