import { useListState } from '@backoffice/data';
import { useLazyDialog } from '@backoffice/list-screen';
import { Permitted, usePermission } from '@backoffice/session';
import { AddIcon, Button, rowNotices, Switch, uiMessages, useControlSize } from '@backoffice/ui';
import { DataTable, ListPage } from '@backoffice/ui/list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerOf } from './answer-of';
import { firstRoleView, roleListQuery } from './role-list-query';
import { useRoleListStyles } from './role-list.styles';
import { RoleMatrix } from './role-matrix';
import { roleMessages } from './role-messages';
import { roleListOptions } from './roles.queries';
import { useRoleColumns, type RoleCommands } from './use-role-columns';

const loadForm = async () => (await import('./role-form-dialog')).RoleFormDialog;
const loadQuestion = async () => (await import('./role-delete-dialog')).RoleDeleteDialog;
const sayNotLoaded = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));

export function RoleList() {
  const styles = useRoleListStyles();
  const text = roleMessages.useText();
  const size = useControlSize();
  const mayEdit = usePermission('roles:edit');
  const { state: address, set } = useListState(roleListQuery, firstRoleView);
  const { roles, state, error } = answerOf(useQuery(roleListOptions), text);
  const options = { warmWhenUsed: mayEdit, onFailure: sayNotLoaded };
  const form = useLazyDialog(loadForm, options);
  const question = useLazyDialog(loadQuestion, options);
  const { open: edit } = form;
  const { open: ask } = question;
  const commands = useMemo(
    (): RoleCommands => ({ edit: (role) => void edit({ role }), remove: (role) => void ask({ role }) }),
    [edit, ask],
  );
  const columns = useRoleColumns(mayEdit ? commands : null);
  const isMatrix = address.view === 'matrix';
  return (
    <>
      <ListPage
        filters={
          <div className={styles.bar}>
            <Switch
              checked={isMatrix}
              label={text('roles.matrix.switch')}
              onChange={(_event, { checked }) => set({ view: checked ? 'matrix' : undefined })}
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
              columns={columns}
              error={error}
              rowKey={({ key }) => key}
              rows={roles}
              skeletonRows={4}
              state={state}
            />
          )
        }
      />
      {form.dialog}
      {question.dialog}
    </>
  );
}
