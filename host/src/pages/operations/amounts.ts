const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const language = () => document.documentElement.lang || 'en';

function amount(value: number, unit: string, digits: number): string {
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language(), format).format(value);
}

/** Formats a duration in its two largest units: `3 hr 5 min`; below a minute with a decimal: `2.4 sec`. */
export function durationText(seconds: number): string {
  if (seconds < 60) return amount(seconds, 'second', 1);
  const first = units.findIndex(([, each]) => seconds >= each);
  let left = Math.round(seconds);
  const parts = units.slice(first, first + 2).map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count > 0 ? amount(count, unit, 0) : '';
  });
  return parts.filter(Boolean).join(' ');
}

/** Formats bytes in the largest fitting decimal unit: `3.5 MB`. */
export function bytesText(bytes: number): string {
  const names = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
  const power = Math.min(names.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return amount(bytes / 1000 ** power, names[power]!, 1);
}
