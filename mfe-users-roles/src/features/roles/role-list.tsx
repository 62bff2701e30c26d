import { type ListSchema, useListState } from '@backoffice/data';
import { answerInTable, oneOf, useAskedForm, useLazyDialog, whenAtRest } from '@backoffice/list-screen';
import { Segments } from '@backoffice/list-screen/segments';
import type { Role } from '@backoffice/contract';
import { Permitted, usePermission } from '@backoffice/session';
import { AddIcon, Button, makeStyles, tokens, useControlSize } from '@backoffice/ui';
import { DataTable, ListPage } from '@backoffice/ui/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { loadLiveRoles } from './live-roles';
import { roleMessages, type RoleText } from './role-messages';
import { RoleMatrix } from './role-matrix';
import { roleListOptions } from './roles.queries';
import { type RoleCommands, useRoleColumns } from './use-role-columns';

const useRoleListStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
});

/** What stands in the address of the page. */
interface RoleListQuery {
  view?: 'matrix' | undefined;
}

const roleListQuery = { shape: { view: oneOf(['matrix']) } } satisfies ListSchema<RoleListQuery>;

const firstRoleView: RoleListQuery = { view: undefined };

interface Answer {
  data: Role[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What the tables show of the answer: there is always a role, that of who asks. */
function answerOf({ data, ...answer }: Answer, text: RoleText) {
  const page = data && { items: data, total: data.length };
  const { rows: roles, state, failure } = answerInTable({ ...answer, data: page }, false);
  return { roles, state, error: { title: text('roles.list.failed.title'), ...failure } };
}

type LiveRoles = Awaited<ReturnType<typeof loadLiveRoles>>;

/** What keeps the roles on screen true, as soon as the page is at rest. */
function useLiveRoles(): LiveRoles | undefined {
  const client = useQueryClient();
  const [live, setLive] = useState<LiveRoles>();
  useEffect(() => {
    if (live) return undefined;
    const load = async () => setLive(await (await import('./live-roles')).loadLiveRoles());
    return whenAtRest(client, () => void load().catch(() => {}));
  }, [client, live]);
  return live;
}

const loadForm = async () => (await import('./role-form-dialog')).RoleFormDialog;
const loadQuestion = async () => (await import('./role-delete-dialog')).RoleDeleteDialog;

export function RoleList() {
  const styles = useRoleListStyles();
  const text = roleMessages.useText();
  const size = useControlSize();
  const mayEdit = usePermission('roles:edit');
  const { state: address, set } = useListState(roleListQuery, firstRoleView);
  const answer = useQuery(roleListOptions);
  const { roles, state, error } = answerOf(answer, text);
  const place = useRef<HTMLDivElement>(null);
  const live = useLiveRoles();
  const form = useLazyDialog(loadForm, { ahead: mayEdit });
  const question = useLazyDialog(loadQuestion, { ahead: mayEdit });
  const { open: edit } = form;
  const { open: ask } = question;
  const commands = useMemo(
    (): RoleCommands => ({ edit: (role) => void edit({ role }), remove: (role) => void ask({ role }) }),
    [edit, ask],
  );
  useAskedForm(mayEdit, () => () => void edit({}));
  const columns = useRoleColumns(mayEdit ? commands : null);
  const isMatrix = address.view === 'matrix';
  return (
    <div ref={place}>
      <ListPage
        filters={
          <div className={styles.bar}>
            <Segments
              label={text('roles.view.label')}
              onChange={(view) => set({ view: view === 'matrix' ? view : undefined })}
              options={[
                { value: 'list', label: text('roles.view.list') },
                { value: 'matrix', label: text('roles.view.matrix') },
              ]}
              value={address.view ?? 'list'}
            />
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
              rowKey={({ key }) => key}
              rows={roles}
              skeletonRows={4}
              state={state}
            />
          )
        }
      />
      {live && (
        <live.LiveRoles
          askAnew={() => void answer.refetch()}
          marks={live.marks}
          place={place}
          roles={roles}
        />
      )}
      {form.dialog}
      {question.dialog}
    </div>
  );
}
