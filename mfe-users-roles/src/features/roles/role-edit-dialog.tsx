import type { Role, RouteNode } from '@backoffice/contract';
import { EditDialog } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
import { useState } from 'react';
import { RoleFormFields } from './role-form-fields';
import {
  hasFormValues,
  levelsOfText,
  roleFormPhrase,
  roleFormRules,
  roleFormValues,
  type RoleFormInput,
  type RoleFormValues,
} from './role-form-rules';
import { roleMessages } from './role-messages';
import { rolesApi } from './roles.api';
import { grantedRoutes } from './tree/levels';
import { pageTree } from './tree/page-tree';
import { useRoleCache } from './use-role-cache';

interface RoleEditDialogProps {
  role: Role;
  pages: readonly RouteNode[];
  onClose: () => void;
}

export function RoleEditDialog({ role, pages, onClose }: RoleEditDialogProps) {
  const text = roleMessages.useText();
  const cache = useRoleCache();
  const [stored, setStored] = useState(role);
  const form = useDialogForm<RoleFormInput, RoleFormValues>({
    schema: roleFormRules,
    defaults: roleFormValues(role),
    phrase: roleFormPhrase,
  });
  const send = (values: RoleFormValues, { key, updatedAt, holdsEverything }: Role) => {
    const { name, description, routes } = values;
    const granted = grantedRoutes(pageTree(pages), levelsOfText(routes));
    return rolesApi.update(key, {
      name,
      description,
      updatedAt,
      ...(!holdsEverything && { routes: granted }),
    });
  };
  return (
    <EditDialog
      form={form}
      isDone={hasFormValues}
      onClose={onClose}
      onRow={(now) => {
        cache.replace(now);
        setStored(now);
      }}
      read={rolesApi.read}
      row={role}
      send={send}
      size="large"
      texts={{
        saved: text('roles.notice.updated'),
        failed: text('roles.notice.update-failed'),
        reloadFailed: text('roles.notice.reload-failed'),
        conflict: text('roles.form.conflict.title'),
      }}
      title={text('roles.form.edit-title', { name: role.name })}
      valuesOf={roleFormValues}
    >
      <RoleFormFields
        onPages={(routes) => form.setValue('routes', routes, { shouldDirty: true })}
        pages={pages}
        problem={form.formState.errors.routes?.message}
        role={stored}
      />
    </EditDialog>
  );
}
