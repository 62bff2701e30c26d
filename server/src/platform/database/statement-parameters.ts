/** Collects the values of a statement while its text is put together; the text holds their places only. */
export class StatementParameters {
  readonly values: unknown[] = [];

  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
