import { DEFAULT_PAGE_SIZE, type Order, PAGE_SIZES, type PageSize } from '@backoffice/contract';
import type { ListField } from '@backoffice/data';
import { formatDateTime } from '@backoffice/i18n';
import { fromLocalTime } from '@backoffice/i18n/time-zone';
import type { Sort } from '@backoffice/ui/list';

export interface AddressField<T> extends ListField<T> {
  /** Undefined where a text is no such value. */
  read: (text: string) => T | undefined;
}

function listField<T>(read: AddressField<T>['read']): AddressField<T> {
  return {
    read,
    safeParse(text) {
      const data = read(text);
      return data === undefined ? { success: false } : { success: true, data };
    },
  };
}

/** One of some texts or numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]): AddressField<T> {
  return listField((text) => values.find((value) => String(value) === text));
}

/** @param most characters */
export function textUpTo(most: number): AddressField<string> {
  return listField((text) => (text.length <= most ? text : undefined));
}

/** `2026-11-21` */
export const day: AddressField<string> = /*#__PURE__*/ listField((text) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  // The browser takes the 30th of February for a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
});

/** Today in the shown time zone, as a list's address has days: `2026-11-21`. */
export const today = (): string => formatDateTime(new Date()).slice(0, 10).replaceAll('/', '-');

/**
 * Midnight at the beginning of a day, or of so many days after it, in the shown time zone.
 *
 * @param day `2026-11-21`
 * @returns an ISO text, as calls take a moment
 */
export function midnight(day: string, after = 0): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + after);
  return fromLocalTime(date.toISOString().slice(0, 16))!;
}

/** The id of a row. */
export const rowId: AddressField<number> = /*#__PURE__*/ listField((text) =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined,
);

/** The row whose panel an address opens beside the list. */
export const rowOpenIn = (address: URLSearchParams) => rowId.read(address.get('open') ?? '');

/** From 1 on, as high as a list call takes it; 1 again as soon as anything else changes. */
export const pageNumber: AddressField<number> = {
  .../*#__PURE__*/ listField((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)),
  startsOver: true,
};

/** Where a list's address names the view that is in force. */
export const VIEW = 'view';

/** The part of an address that all lists have. */
export interface PageQuery {
  page: number;
  limit: PageSize;
}

export const pageFields = { page: pageNumber, limit: /*#__PURE__*/ oneOf(PAGE_SIZES) };

export const firstPage: PageQuery = { page: 1, limit: DEFAULT_PAGE_SIZE };

/** An order as an address and a call have it: `+id` is by the column `id`, ascending. */
export const orderOf = <Column extends string>({ key, direction }: Sort): Order<Column> =>
  `${direction === 'ascending' ? '+' : '-'}${key as Column}`;

/** An order as the head of a table shows it. */
export const sortOf = <Column extends string>(order: Order<Column>) => ({
  key: order.slice(1) as Column,
  direction: order.startsWith('+') ? ('ascending' as const) : ('descending' as const),
});
