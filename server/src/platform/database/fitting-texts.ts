import { MAX_ANSWER_BYTES, SHORTENED_MARK } from '@backoffice/contract/shortened-rows';

/** Fewer rows are read with their texts whole: it costs a short page more to measure texts than to read them. */
export const MIN_FITTING_ROWS = 100;

/** How many bytes each of a page's texts may have where all of them together have too many. */
const shareOf = (texts: number | string) => `(${MAX_ANSWER_BYTES} / greatest(1, sum(${texts}) over ()))::int`;

/** A character of most languages has up to three bytes: half a share of characters is between too few and too many. */
const shortened = (text: string, share: string) => `left(${text}, ${share} / 2) || '${SHORTENED_MARK}'`;

/**
 * Selects long texts of a page whole where the page has no more bytes than an answer may, and else those that are longer than their share
 * shortened: what is not sent is not read either.
 *
 * @param texts their columns, by the name of the field
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

/** The same for `changes` of log entries, JSON in which each change says `field`, `from` and `to`; of `measuredEntries`. */
export const fittingChanges = `case when bytes <= ${MAX_ANSWER_BYTES} then changes else (
  select jsonb_agg(c || jsonb_build_object('from', ${changedTo('from')}, 'to', ${changedTo('to')}) order by place)
  from jsonb_array_elements(changes) with ordinality as change (c, place)
) end as changes`;

/** A page of log entries, each with how many bytes the page has and how many each of its values may have. */
export const measuredEntries = (page: string) => `(
  select entry.*, sum(octet_length(changes::text)) over () as bytes, ${shareOf('2 * jsonb_array_length(changes)')} as share
  from (${page}) entry
) entry`;
