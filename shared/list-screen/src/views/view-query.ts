import type { ListView } from '@backoffice/contract/list-views';
import { listStateAt, type ListField } from '@backoffice/data';
import { type PageQuery, VIEW } from '../declaration/address';
import type { List } from '../declaration/define-list';

/** Of a list, what its address holds. */
export type AddressedList = Pick<List<never, PageQuery, string, string>, 'address' | 'first'> & {
  fields: object;
};
/** Values of a list's address by the names of its fields. */
export type ViewQuery = ListView['query'];

/** A view has no page. */
const PAGE = 'page';

const fieldsOf = ({ address }: AddressedList) => address.shape as Record<string, ListField<unknown>>;

type Values = Record<string, string | number | undefined>;

/** What a list shows, as a view holds it: what differs from the list at first. */
export function viewQueryOf(list: AddressedList, query: object): ViewQuery {
  const first = list.first as unknown as Values;
  return Object.fromEntries(
    Object.keys(fieldsOf(list)).flatMap((name) => {
      const value = (query as Values)[name];
      const isSaid = value !== undefined && value !== '' && value !== first[name];
      return isSaid && name !== PAGE ? [[name, String(value)]] : [];
    }),
  );
}

/** What a list shows, or a view of it. */
export type Shown = Pick<ListView, 'query' | 'columns'>;

/** What was left out is as it is otherwise. */
const layoutText = (columns: NonNullable<Shown['columns']>) =>
  JSON.stringify(
    columns.map(({ key, isHidden = false, isPinned = false, width }) => [key, isHidden, isPinned, width]),
  );

/** Whether a list shows something else than a view has; the page that is turned to makes no difference. */
export function differs(list: AddressedList, view: Shown, shown: Shown): boolean {
  if (view.columns && layoutText(view.columns) !== layoutText(shown.columns ?? [])) return true;
  const address = new URL(`?${new URLSearchParams(view.query).toString()}`, location.origin);
  const kept = viewQueryOf(list, listStateAt(list.address, list.first, address));
  const names = new Set([...Object.keys(kept), ...Object.keys(shown.query)]);
  return [...names].some((name) => kept[name] !== shown.query[name]);
}

/** What stands in no field of a row. */
const ACTIONS = 'actions';

/** The filters and columns of a view that the list does not have, or a filter not with that value. */
export function lostFields(list: AddressedList, { query, columns }: Shown): string[] {
  const fields = fieldsOf(list);
  const filters = Object.keys(query).filter(
    (name) => !Object.hasOwn(fields, name) || !fields[name]!.safeParse(query[name]!).success,
  );
  const gone = (columns ?? []).filter(({ key }) => key !== ACTIONS && !Object.hasOwn(list.fields, key));
  return [...filters, ...gone.map(({ key }) => key)];
}

/** Whether an address says nothing of what a list shows. */
export const isBare = (list: AddressedList, address: URLSearchParams): boolean =>
  !Object.keys(fieldsOf(list)).some((name) => address.has(name));

/**
 * A list's address with another view in force. What is not the list's stays.
 *
 * @param view undefined for the list as it is at first
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
    if (Object.hasOwn(fields, name)) next.set(name, value);
  next.set(VIEW, String(view.id));
  return next;
}
