import { useListState } from '@backoffice/data';
import {
  answerInTable,
  orderOf,
  sortOf,
  useRequestedForm,
  useLazyDialog,
  useWhenAtRest,
} from '@backoffice/list-screen';
import { Segments } from '@backoffice/ui/segments';
import { type Order, ordersOf, type Role, type RoleSort, roleSorts } from '@backoffice/contract';
import { Permitted, usePermission } from '@backoffice/session';
import { AddIcon, Button, makeStyles, Select, tokens, useControlSize } from '@backoffice/ui';
import { spacedRow } from '@backoffice/ui/layout-rules';
import { useLateCode } from '@backoffice/ui/late-code';
import { DataTable, ListPage } from '@backoffice/ui/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { loadLiveRoles } from './live-roles';
import { roleMessages, type RoleText } from './role-messages';
import { RoleMatrix } from './role-matrix';
import { firstRoleList, roleListOptions, roleListQuery } from './roles.queries';
import { type RoleCommands, useRoleColumns } from './use-role-columns';

const useRoleListStyles = makeStyles({
  bar: { ...spacedRow, gap: tokens.spacingHorizontalS },
  shown: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const fieldTexts = { key: 'roles.field.key', name: 'roles.field.name', users: 'roles.field.users' } as const;
const orderTexts = { ascending: 'roles.sort.ascending', descending: 'roles.sort.descending' } as const;

interface Answer {
  data: Role[] | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** Returns the state of the tables; the answer always has a role, the user's own. */
function answerOf({ data, ...answer }: Answer, text: RoleText) {
  const page = data && { items: data, total: data.length };
  const { rows: roles, state, outdated, failure } = answerInTable({ ...answer, data: page }, false);
  return { roles, state, outdated, error: { title: text('roles.list.failed.title'), ...failure } };
}

type LiveRoles = Awaited<ReturnType<typeof loadLiveRoles>>;
const fetchLiveRoles = async () => (await import('./live-roles')).loadLiveRoles();

/** Loads the live updates of roles when the page is idle. */
function useLiveRoles(): LiveRoles | undefined {
  return useLateCode(fetchLiveRoles, true, useWhenAtRest()).fetched;
}

const loadForm = async () => (await import('./role-form-dialog')).RoleFormDialog;
const loadQuestion = async () => (await import('./role-delete-dialog')).RoleDeleteDialog;

export function RoleList() {
  const styles = useRoleListStyles();
  const text = roleMessages.useText();
  const size = useControlSize();
  const mayEdit = usePermission('roles:edit');
  const { state: address, set } = useListState(roleListQuery, firstRoleList);
  const answer = useQuery({ ...roleListOptions(address), placeholderData: keepPreviousData });
  const { roles, state, outdated, error } = answerOf(answer, text);
  const frame = useRef<HTMLDivElement>(null);
  const live = useLiveRoles();
  const form = useLazyDialog(loadForm, { ahead: mayEdit });
  const question = useLazyDialog(loadQuestion, { ahead: mayEdit });
  const { open: edit } = form;
  const { open: ask } = question;
  const commands = useMemo(
    (): RoleCommands => ({ edit: (role) => void edit({ role }), remove: (role) => void ask({ role }) }),
    [edit, ask],
  );
  useRequestedForm(mayEdit, () => () => void edit({}));
  const columns = useRoleColumns(mayEdit ? commands : null);
  const orders = ordersOf(roleSorts).map((order) => {
    const { key, direction } = sortOf(order);
    return [order, text(orderTexts[direction], { field: text(fieldTexts[key]) })] as const;
  });
  const isMatrix = address.view === 'matrix';
  return (
    <div ref={frame}>
      <ListPage
        filters={
          <div className={styles.bar}>
            <div className={styles.shown}>
              <Segments
                label={text('roles.view.label')}
                onChange={(view) => set({ view: view === 'matrix' ? view : undefined })}
                options={[
                  { value: 'list', label: text('roles.view.list') },
                  { value: 'matrix', label: text('roles.view.matrix') },
                ]}
                value={address.view ?? 'list'}
              />
              <Select
                onChange={(_event, { value }) => set({ sort: value as Order<RoleSort> })}
                select={{ 'aria-label': text('roles.field.sort') }}
                value={address.sort}
              >
                {orders.map(([order, label]) => (
                  <option key={order} value={order}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
            <Permitted permission="roles:edit">
              <Button
                appearance="primary"
                icon={<AddIcon />}
                onClick={() => void edit({})}
                onFocus={form.warm}
                onPointerEnter={form.warm}
                size={size}
              >
                {text('roles.action.add')}
              </Button>
            </Permitted>
          </div>
        }
        table={
          isMatrix ? (
            <RoleMatrix error={error} roles={roles} state={state} />
          ) : (
            <DataTable
              caption={text('roles.list.caption')}
              columns={live ? live.marked(columns) : columns}
              error={error}
              onSort={(by) => set({ sort: orderOf(by) })}
              outdated={outdated}
              rowKey={({ key }) => key}
              rows={roles}
              skeletonRows={4}
              sort={sortOf(address.sort)}
              state={state}
            />
          )
        }
      />
      {live && (
        <live.LiveRoles
          refetch={() => void answer.refetch()}
          marks={live.marks}
          frame={frame}
          roles={roles}
        />
      )}
      {form.dialog}
      {question.dialog}
    </div>
  );
}
