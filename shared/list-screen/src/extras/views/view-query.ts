import { viewParameters } from '@backoffice/contract/list-view-values';
import type { ListView } from '@backoffice/contract/list-views';
import { listStateAt, type ListField } from '@backoffice/data';
import { type PageQuery, VIEW } from '../../declaration/address';
import type { List } from '../../declaration/define-list';

/** The part of a list that reads its address. */
export type AddressedList = Pick<List<never, PageQuery, string, string>, 'address' | 'first'> & {
  fields: object;
};
/** The values of a list's address by the names of its fields. */
export type ViewQuery = ListView['query'];

/** The page is not part of a view. */
const PAGE = 'page';

const fieldsOf = ({ address }: AddressedList) => address.shape as Record<string, ListField<unknown>>;

type Value = string | number;
type Values = Record<string, Value | readonly Value[] | undefined>;

/** Returns one value as a text, several as their texts. */
const textsOf = (value: Value | readonly Value[]) =>
  typeof value === 'object' ? value.map(String) : String(value);

/** Returns the state of a list in the format of a view: the values that differ from the list's initial state. */
export function viewQueryOf(list: AddressedList, query: object): ViewQuery {
  const first = list.first as unknown as Values;
  return Object.fromEntries(
    Object.keys(fieldsOf(list)).flatMap((name) => {
      const value = (query as Values)[name];
      const isSet = value !== undefined && value !== '' && value !== first[name];
      return isSet && name !== PAGE ? [[name, textsOf(value)]] : [];
    }),
  );
}

/** The state of a list, or of a view of it. */
export type Shown = Pick<ListView, 'query' | 'columns'>;

/** Returns the columns as a text to compare; omitted properties have their defaults. */
const layoutText = (columns: NonNullable<Shown['columns']>) =>
  JSON.stringify(
    columns.map(({ key, isHidden = false, isPinned = false, width }) => [key, isHidden, isPinned, width]),
  );

/** Returns true if a list differs from its view; the page does not count. */
export function differs(list: AddressedList, view: Shown, shown: Shown): boolean {
  if (view.columns && layoutText(view.columns) !== layoutText(shown.columns ?? [])) return true;
  const address = new URL(`?${viewParameters(view.query).toString()}`, location.origin);
  const kept = viewQueryOf(list, listStateAt(list.address, list.first, address));
  const names = new Set([...Object.keys(kept), ...Object.keys(shown.query)]);
  return [...names].some((name) => String(kept[name]) !== String(shown.query[name]));
}

/** A column without a field of the row. */
const ACTIONS = 'actions';

/** Returns the filters and columns of a view that the list does not have, including filters with an invalid value. */
export function lostFields(list: AddressedList, { query, columns }: Shown): string[] {
  const fields = fieldsOf(list);
  const filters = Object.keys(query).filter(
    (name) =>
      !Object.hasOwn(fields, name) ||
      [query[name]!].flat().some((value) => !fields[name]!.safeParse(value).success),
  );
  const gone = (columns ?? []).filter(({ key }) => key !== ACTIONS && !Object.hasOwn(list.fields, key));
  return [...filters, ...gone.map(({ key }) => key)];
}

/** Returns true if an address contains none of a list's fields. */
export const isBare = (list: AddressedList, address: URLSearchParams): boolean =>
  !Object.keys(fieldsOf(list)).some((name) => address.has(name));

/**
 * Returns a list's address with another active view. Other parameters of the address are kept.
 * @param view undefined for the initial state of the list
 */
export function addressOfView(
  list: AddressedList,
  view: { id: number; query: ViewQuery } | undefined,
  address: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const fields = fieldsOf(list);
  for (const name of [...Object.keys(fields), VIEW]) next.delete(name);
  if (!view) return next;
  for (const [name, value] of Object.entries(view.query))
    if (Object.hasOwn(fields, name)) for (const one of [value].flat()) next.append(name, one);
  next.set(VIEW, String(view.id));
  return next;
}
