/** Normalises typed text: full-width characters of East Asian input, and the typographic minus. */
const typed = (text: string) => text.normalize('NFKC').replace('\u2212', '-').trim();

/** Detects the decimal sign of a number; `either` if the sign may group digits, undefined if there is none. */
export function decimalSignIn(text: string): ',' | '.' | 'either' | undefined {
  const number = typed(text);
  const signs: string[] = number.match(/[.,]/g) ?? [];
  const last = signs.at(-1) as ',' | '.' | undefined;
  if (!last || !/^[+-]?\d[\d., ]*$/.test(number)) return undefined;
  const other = last === '.' ? ',' : '.';
  if (signs.includes(other)) return last;
  if (signs.length > 1) return other;
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? 'either' : last;
}

/** Parses a number with groups of three digits; NaN for other texts. */
export function readNumber(text: string, decimal: ',' | '.'): number {
  const number = typed(text);
  const [group, sign] = decimal === '.' ? [',', '\\.'] : ['\\.', ','];
  const grouped = new RegExp(`^[+-]?(\\d+|\\d{1,3}(${group}\\d{3})+|\\d{1,3}( \\d{3})+)(${sign}\\d+)?$`);
  if (!grouped.test(number)) return Number.NaN;
  return Number(number.replace(new RegExp(`[ ${group}]`, 'g'), '').replace(decimal, '.'));
}
