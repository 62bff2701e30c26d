/** The initial settings, as texts in the form. */
export const defaultCountSettings = {
  start: '0',
  end: '2017',
  duration: '4000',
  decimals: '0',
  separator: ',',
  prefix: '',
  suffix: '',
};
export type CountSettings = typeof defaultCountSettings;

const MOST_DECIMALS = 20;

/** @returns null for an invalid number of decimals */
export function decimalsOf(typed: string): number | null {
  const decimals = typed.trim() === '' ? 0 : Number(typed);
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS ? decimals : null;
}

/** Converts a typed text to a number; invalid texts count as `otherwise`. */
export function numberOf(typed: string, otherwise: number): number {
  return typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : otherwise;
}

/** Returns the options of the counter. */
export function countOptions(settings: CountSettings) {
  return {
    startVal: numberOf(settings.start, 0),
    duration: Math.max(0, numberOf(settings.duration, 4000)) / 1000,
    decimalPlaces: decimalsOf(settings.decimals) ?? 0,
    separator: settings.separator,
    useGrouping: settings.separator !== '',
    prefix: settings.prefix,
    suffix: settings.suffix,
  };
}

/** Returns the number to count to. */
export const endOf = ({ end }: CountSettings) => numberOf(end, 2017);

/** Returns the settings as code. */
export function codeOf(settings: CountSettings): string {
  const options = JSON.stringify(countOptions(settings), null, 2).replace(/^( +)"(\w+)"/gm, '$1$2');
  return `new CountUp(element, ${endOf(settings)}, ${options})`;
}
