import type { Random } from '../../harness/random';

const MAX_ROWS = 60;
const MAX_DEPTH = 6;

type Row = Readonly<Record<string, unknown>>;

/** Rows in earlier answers. Calls that name an existing row reach more code than others. */
export class Harvest {
  private readonly rows = new Map<string, Row[]>();

  /** @param isKept whether a row must not be named, such as those of the principals */
  constructor(private readonly isKept: (row: Row) => boolean) {}

  add(area: string, answer: string): void {
    let data: unknown;
    try {
      data = JSON.parse(answer);
    } catch {
      return;
    }
    this.collect(area, data, 0);
  }

  rowOf(area: string, random: Random): Row {
    const rows = this.rows.get(area);
    return rows ? random.oneOf(rows) : {};
  }

  private collect(area: string, value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
    const row = value as Row;
    const isRow = 'id' in row || 'key' in row || 'updatedAt' in row || 'generation' in row;
    if (isRow && !this.isKept(row)) {
      const rows = this.rows.get(area) ?? [];
      rows.push(row);
      this.rows.set(area, rows.slice(-MAX_ROWS));
    }
    for (const inner of Object.values(row)) this.collect(area, inner, depth + 1);
  }
}
