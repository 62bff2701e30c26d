import type { Role } from '@backoffice/contract';
import {
  createRowMarks,
  syncVisibleRows,
  loadLiveTexts,
  type RowMarks,
  RowsOffer,
  withMarks,
} from '@backoffice/list-screen/changes';
import type { Column } from '@backoffice/ui/list';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { rolesApi } from './roles.api';
import { useRoleCache } from './roles.queries';

/** Numbers of roles by key: marks need numeric ids. */
const numbers = new Map<string, number>();
function numberOf({ key }: Role): number {
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  return number;
}
const numbered = (role: Role) => ({ ...role, id: numberOf(role) });
const unnumbered = ({ id: _id, ...role }: ReturnType<typeof numbered>): Role => role;

interface LiveRolesProps {
  marks: RowMarks;
  roles: readonly Role[];
  frame: RefObject<HTMLElement | null>;
  refetch: () => void;
}

/** Keeps the roles on screen up to date, and offers to show new ones. */
function LiveRoles({ marks, roles, frame, refetch }: LiveRolesProps) {
  const cache = useRoleCache();
  const [known, setKnown] = useState<readonly Role[]>([]);
  const shown = useEffectEvent(() => ({ rows: roles.map(numbered), filters: {}, query: {} }));
  const replace = useEffectEvent(cache.replace);
  useEffect(
    () =>
      syncVisibleRows({
        list: 'roles',
        shown: () => shown(),
        async read() {
          const now = await rolesApi.list({ quiet: true });
          setKnown(now);
          return now.map(numbered);
        },
        show({ rows, changes }) {
          for (const row of rows) replace(unnumbered(row));
          marks.add(changes);
        },
        readsAll: true,
      }),
    [marks],
  );
  const count = known.filter(({ key }) => !roles.some((role) => role.key === key)).length;
  const show = () => {
    marks.clear();
    setKnown([]);
    refetch();
  };
  return <RowsOffer container={frame} count={count} marks={marks} onShow={show} />;
}

/** Loads the live updates of the list of roles; called when the page is idle. */
export async function loadLiveRoles() {
  await loadLiveTexts();
  const marks = createRowMarks();
  const marked = new WeakMap<Column<Role>[], Column<Role>[]>();
  return {
    LiveRoles,
    marks,
    /** Adds the marks to columns; returns the same array for the same columns. */
    marked(columns: Column<Role>[]): Column<Role>[] {
      const known = marked.get(columns) ?? withMarks(columns, marks, numberOf);
      marked.set(columns, known);
      return known;
    },
  };
}
