import type { PagedLiveList } from '@backoffice/contract/live-lists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListCache } from '../../changes/list-cache';
import type { ListRow } from '../../declaration/define-list';
import { filterOf } from '../../declaration/filter-of';
import { isUnchanged } from '../../declaration/unchanged';
import type { ExtraContext, ExtraParts, ListFrame } from '../extra';
import { syncVisibleRows } from './sync-visible-rows';
import { matchRows, type RowMatches } from './match-rows';
import type { RowsPlan } from './plan-rows';
import { readRows } from '../../changes/read-rows';
import { withMarks } from './row-mark';
import { createRowMarks, type RowMarks } from './row-marks';
import { RowsOffer } from './rows-offer';

interface LiveRowsProps extends Pick<ListFrame, 'list' | 'query' | 'rows' | 'container' | 'reload'> {
  name: PagedLiveList;
  marks: RowMarks;
}

/** Keeps the rows of a list on screen up to date, and offers new rows. */
function LiveRows({ list, name, query, rows, marks, container, reload }: LiveRowsProps) {
  const client = useQueryClient();
  const cache = useListCache<ListRow>(list.key, list.neighbour);
  const [offered, setOffered] = useState<ReadonlySet<number>>(new Set());
  const [isMore, setIsMore] = useState(false);
  const pageKey = list.pageKey(query);

  const shown = useEffectEvent(() => ({ rows, filters: list.filters, query, offered }));
  const isUnchangedPage = useEffectEvent(() => isUnchanged(name, pageKey));
  const filter = useEffectEvent(() => filterOf(list.filters, query));
  const offer = (ids: readonly number[], replaced: readonly number[]) => {
    setOffered((before) => new Set([...[...before].filter((id) => !replaced.includes(id)), ...ids]));
    // A new object for the same page, so that values derived from it are computed again.
    client.setQueryData(pageKey, (page: object | undefined) => page && { ...page });
  };
  const settle = useEffectEvent((checked: readonly number[], matching: readonly number[]) => {
    if (matching.length > 0) cache.expire();
    if (checked.some((id) => matching.includes(id) !== offered.has(id))) offer(matching, checked);
  });
  const show = useEffectEvent((plan: RowsPlan<ListRow>) => {
    for (const row of plan.rows) cache.replace(row);
    marks.add(plan.changes);
    if (plan.isElsewhere) cache.expire();
    if (plan.offered.length > 0) offer(plan.offered, []);
    if (plan.isCreatedMore) setIsMore(true);
  });
  const matches = useRef<RowMatches>(undefined);
  useEffect(() => {
    const matched = matchRows({
      filter: () => filter(),
      ask: async (ids, filter) => (await readRows<ListRow>(name, ids, filter)).map(({ id }) => id),
      settle: (checked, matching) => settle(checked, matching),
    });
    const stop = syncVisibleRows<ListRow>({
      list: name,
      shown: () => shown(),
      read: (ids) => readRows(name, ids),
      isUnchanged: () => isUnchangedPage(),
      show: (plan) => {
        show(plan);
        matched.check(plan.unresolved);
      },
    });
    matches.current = matched;
    return () => {
      stop();
      matched.stop();
    };
  }, [name]);

  const isThisPage = useEffectEvent(
    (other: object) => client.getQueryCache().find({ queryKey: pageKey }) === other,
  );
  // A new answer of the server contains all rows that were marked and offered.
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
        if (!isThisPage(event.query)) return;
        marks.clear();
        matches.current?.forget();
        setOffered(new Set());
        setIsMore(false);
      }),
    [client, marks],
  );

  const count = [...offered].filter((id) => !rows.some((row) => row.id === id)).length;
  return <RowsOffer count={count} isMore={isMore} marks={marks} onShow={reload} container={container} />;
}

export function partsOf({ list: { name } }: ExtraContext): ExtraParts {
  const marks = createRowMarks();
  return {
    Part: (frame) => <LiveRows {...frame} marks={marks} name={name as PagedLiveList} />,
    inColumns: (columns) => withMarks(columns, marks, ({ id }) => id),
  };
}
