import { MAX_ANSWER_BYTES, SHORTENED_MARK } from '@backoffice/contract/shortened-rows';

/** Below this number of rows texts are read whole: measuring the texts of a short page costs more than reading them. */
export const MIN_FITTING_ROWS = 100;

/** Returns the bytes that each text of a page may have when all of them together have too many. */
const shareOf = (texts: number | string) => `(${MAX_ANSWER_BYTES} / greatest(1, sum(${texts}) over ()))::int`;

/** Half of the share, in characters: a character of most languages has up to three bytes. */
const shortened = (text: string, share: string) => `left(${text}, ${share} / 2) || '${SHORTENED_MARK}'`;

/**
 * Selects the long texts of a page: whole when the page fits into an answer, otherwise those longer than their share are
 * shortened in the database.
 *
 * @param texts the columns, by the name of the field
 */
export function fittingTexts(texts: Readonly<Record<string, string>>): string {
  const columns = Object.entries(texts);
  const bytes = columns.map(([, column]) => `octet_length(${column})`).join(' + ');
  const share = shareOf(columns.length);
  return columns
    .map(
      ([field, column]) => `case
        when sum(${bytes}) over () <= ${MAX_ANSWER_BYTES} or octet_length(${column}) <= ${share} then ${column}
        else ${shortened(column, share)} end as "${field}"`,
    )
    .join(', ');
}

const changedTo = (side: 'from' | 'to') => `case
  when octet_length(c ->> '${side}') > share then to_jsonb(${shortened(`(c ->> '${side}')`, 'share')})
  else c -> '${side}' end`;

/** The same for the `changes` of log entries: JSON objects with `field`, `from` and `to`. Requires `measuredEntries`. */
export const fittingChanges = `case when bytes <= ${MAX_ANSWER_BYTES} then changes else (
  select jsonb_agg(c || jsonb_build_object('from', ${changedTo('from')}, 'to', ${changedTo('to')}) order by place)
  from jsonb_array_elements(changes) with ordinality as change (c, place)
) end as changes`;

/**
 * A page of log entries, each with the bytes of the page (`bytes`) and the bytes that each of its values may have (`share`).
 */
export const measuredEntries = (page: string) => `(
  select entry.*, sum(octet_length(changes::text)) over () as bytes, ${shareOf('2 * jsonb_array_length(changes)')} as share
  from (${page}) entry
) entry`;
