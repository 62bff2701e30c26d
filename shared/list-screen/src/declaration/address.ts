import { DEFAULT_PAGE_SIZE, type Order, PAGE_SIZES, type PageSize } from '@backoffice/contract';
import type { ListField } from '@backoffice/data';
import { formatDateTime } from '@backoffice/i18n';
import { fromLocalTime } from '@backoffice/i18n/time-zone';
import type { Sort } from '@backoffice/ui/list';

export interface AddressField<T> extends ListField<T> {
  /** Returns undefined for an invalid text. */
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

/** One of several texts or numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]): AddressField<T> {
  return listField((text) => values.find((value) => String(value) === text));
}

/** @param max maximum number of characters */
export function textUpTo(max: number): AddressField<string> {
  return listField((text) => (text.length <= max ? text : undefined));
}

/** A date: `2026-11-21`. */
export const day: AddressField<string> = /*#__PURE__*/ listField((text) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  // JavaScript parses 30 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
});

/** Returns today in the shown time zone, in the format of a list's address: `2026-11-21`. */
export const today = (): string => formatDateTime(new Date()).slice(0, 10).replaceAll('/', '-');

/**
 * Returns the start of a day in the shown time zone, or of a day after it.
 * @param day `2026-11-21`
 * @param after number of days to add
 * @returns an ISO text, the format of times in calls
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

/** Returns the id of the row whose panel an address opens beside the list; undefined when it opens none. */
export const rowOpenIn = (address: URLSearchParams) => rowId.read(address.get('open') ?? '');

/** The number of a page, from 1 to the maximum of list calls. It returns to 1 when another part of the address changes. */
export const pageNumber: AddressField<number> = {
  .../*#__PURE__*/ listField((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)),
  startsOver: true,
};

/** The parameter of a list's address that names the active view. */
export const VIEW = 'view';

/** The part of an address that all lists share. */
export interface PageQuery {
  page: number;
  limit: PageSize;
}

export const pageFields = { page: pageNumber, limit: /*#__PURE__*/ oneOf(PAGE_SIZES) };

export const firstPage: PageQuery = { page: 1, limit: DEFAULT_PAGE_SIZE };

/** Returns the order in the format of addresses and calls: `+id` sorts by the column `id`, ascending. */
export const orderOf = <Column extends string>({ key, direction }: Sort): Order<Column> =>
  `${direction === 'ascending' ? '+' : '-'}${key as Column}`;

/** Returns the order in the format of table headers. */
export const sortOf = <Column extends string>(order: Order<Column>) => ({
  key: order.slice(1) as Column,
  direction: order.startsWith('+') ? ('ascending' as const) : ('descending' as const),
});
