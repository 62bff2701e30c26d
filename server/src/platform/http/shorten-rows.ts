import { MAX_ANSWER_BYTES, SHORTENED_MARK } from '@backoffice/contract/shortened-rows';

/** Shorter texts, in bytes, are never shortened: ids, times, choices, names. */
const MIN_SHORTENED_BYTES = 256;
/** The bytes reserved for `"shortened":[…]` in a row and for the text around the rows. */
const BYTES_OF_NAMES = 200;

type Row = Record<string, unknown>;

/** The size as JSON, in which a control character takes six bytes. */
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Returns the value with `change` applied to each text in it, at any depth. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, change)]));
}

function shortened(text: string, bytes: number): string {
  if (text.length < bytes / 6 || bytesOf(text) <= bytes) return text;
  // Binary search for the longest text that fits.
  let [fits, isTooLong] = [0, Math.min(text.length, bytes)];
  while (isTooLong - fits > 1) {
    const middle = (fits + isTooLong) >> 1;
    if (bytesOf(text.slice(0, middle)) + bytesOf(SHORTENED_MARK) <= bytes) fits = middle;
    else isTooLong = middle;
  }
  const isBetweenHalves = /[\uD800-\uDBFF]/.test(text[fits - 1] ?? '');
  return text.slice(0, isBetweenHalves ? fits - 1 : fits) + SHORTENED_MARK;
}

/** Measures the texts of a list and shortens the longest of them until the list fits into an answer. No row is omitted. */
export class RowShortener {
  #bytes = 0;
  readonly #texts: number[] = [];

  /** @param row with its complete texts */
  measure(row: unknown): void {
    this.#bytes += bytesOf(row) + BYTES_OF_NAMES;
    withTexts(row, (text) => {
      if (text.length > MIN_SHORTENED_BYTES / 6) this.#texts.push(bytesOf(text));
      return text;
    });
  }

  /** The bytes that each text may have, so that the answer has its maximum size; Infinity when nothing needs shortening. */
  get share(): number {
    const texts = this.#texts
      .filter((bytes) => bytes > MIN_SHORTENED_BYTES)
      .sort((one, other) => one - other);
    let left = MAX_ANSWER_BYTES - this.#bytes + texts.reduce((sum, bytes) => sum + bytes, 0);
    for (const [index, bytes] of texts.entries()) {
      const share = left / (texts.length - index);
      if (bytes > share) return Math.max(MIN_SHORTENED_BYTES, Math.floor(share));
      left -= bytes;
    }
    return Infinity;
  }
}

/** @returns the row with its texts limited to `share` bytes, and the names of the shortened fields */
export function shortenRow(row: Row, share: number): Row {
  const names: string[] = [];
  const fields = Object.entries(row).map(([name, value]) => {
    const change = (text: string) => (Number.isFinite(share) ? shortened(text, share) : text);
    const shown = withTexts(value, (text) => {
      const changed = change(text);
      if (changed.endsWith(SHORTENED_MARK) && !names.includes(name)) names.push(name);
      return changed;
    });
    return [name, shown];
  });
  return { ...(Object.fromEntries(fields) as Row), ...(names.length > 0 && { shortened: names }) };
}
