import type { TableRow } from '@backoffice/spreadsheet';
import type { ColumnMapping } from './column-mapping';
import type { AnyDeclaration, Named } from './import-declaration';

/** By field, what each text of its column stands for. */
export type LookedUp = ReadonlyMap<string, ReadonlyMap<string, Named>>;

/** A cell as it is looked up. */
export const nameIn = ({ cells }: TableRow, column: number) => String(cells[column] ?? '').trim();

/** Asks the server about the columns whose texts it knows. */
export async function lookUpNames(
  rows: readonly TableRow[],
  { fields }: AnyDeclaration,
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
