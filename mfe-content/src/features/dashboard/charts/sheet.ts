/** A chart's figures: what it draws, says point by point, and lists as a table. */
export interface Sheet {
  /** What a row is: a day, a month. */
  head: string;
  columns: readonly { key: string; label: string; colour: string }[];
  /** A point each. */
  rows: readonly { label: string; values: readonly number[] }[];
}
