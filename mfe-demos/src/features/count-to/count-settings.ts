/** As typed into the form. */
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

/** @returns null for a number of decimals that no number can be written with */
export function decimalsOf(typed: string): number | null {
  const decimals = typed.trim() === '' ? 0 : Number(typed);
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS ? decimals : null;
}

/** What is no number counts as what stands there at first. */
export function numberOf(typed: string, otherwise: number): number {
  return typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : otherwise;
}
