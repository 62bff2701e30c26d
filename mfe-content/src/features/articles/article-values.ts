export const articleTypeTexts = {
  CN: 'articles.type.cn',
  US: 'articles.type.us',
  JP: 'articles.type.jp',
  EU: 'articles.type.eu',
} as const;

export const articleStatusTexts = {
  draft: 'articles.status.draft',
  published: 'articles.status.published',
  deleted: 'articles.status.deleted',
} as const;

const digits = (value: number, length = 2) => String(value).padStart(length, '0');

/** A time as the value of a `datetime-local` field, in the browser's time zone: `2026-11-21T05:04:03`. */
export function toLocalTime(time: string | Date): string {
  const at = new Date(time);
  const date = [digits(at.getFullYear(), 4), digits(at.getMonth() + 1), digits(at.getDate())].join('-');
  return `${date}T${[at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => digits(part)).join(':')}`;
}

/** Reads the value of such a field; null when it is empty or no time. */
export function fromLocalTime(local: string): string | null {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
