import type { Role } from '@backoffice/contract';
import { DeleteIcon, EditIcon } from '@backoffice/ui';
import { CellLink, RowActions, type Column, type RowAction } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { roleMessages, type RoleText } from './role-messages';

export interface RoleCommands {
  edit: (role: Role) => void;
  remove: (role: Role) => void;
}

function actionsOf(role: Role, { edit, remove }: RoleCommands, text: RoleText): RowAction[] {
  const change: RowAction = {
    key: 'edit',
    label: text('roles.action.edit'),
    icon: <EditIcon />,
    onAction: () => edit(role),
  };
  if (role.holdsEverything) return [change];
  const drop: RowAction = {
    key: 'delete',
    label: text('roles.action.delete'),
    icon: <DeleteIcon />,
    dangerous: true,
    onAction: () => remove(role),
  };
  return [change, drop];
}

/** Translations of the product's own descriptions, until a user changes them: see `0004_routes.sql` and the sample users. */
const ownDescriptions: Partial<Record<string, Parameters<typeof roleMessages.text>[0]>> = {
  'Super administrator: every page.': 'roles.description.admin',
  'Editor: every page but users, roles and permissions.': 'roles.description.editor',
  'Visitor: the dashboard only.': 'roles.description.visitor',
};

function descriptionText(description: string, text: typeof roleMessages.text): string {
  const own = ownDescriptions[description];
  return own ? text(own) : description;
}

/** @param commands null for users who may only view; must be the same object on each rendering */
export function useRoleColumns(commands: RoleCommands | null): Column<Role>[] {
  const text = roleMessages.useText();
  return useMemo(() => {
    const columns: Column<Role>[] = [
      { key: 'key', header: text('roles.field.key'), width: 180, sortable: true, cell: ({ key }) => key },
      {
        key: 'name',
        header: text('roles.field.name'),
        width: 200,
        sortable: true,
        isTitle: true,
        cell: (role) =>
          commands ? <CellLink onClick={() => commands.edit(role)}>{role.name}</CellLink> : role.name,
      },
      {
        key: 'description',
        header: text('roles.field.description'),
        width: 420,
        cell: ({ description }) => descriptionText(description, text),
      },
      {
        key: 'users',
        header: text('roles.field.users'),
        width: 144,
        sortable: true,
        align: 'end',
        cell: ({ users }) => users,
      },
    ];
    if (!commands) return columns;
    return [
      ...columns,
      {
        key: 'actions',
        header: text('roles.field.actions'),
        width: 116,
        content: 'control',
        pinned: 'end',
        cell: (role) => <RowActions actions={actionsOf(role, commands, text)} />,
      },
    ];
  }, [commands, text]);
}
