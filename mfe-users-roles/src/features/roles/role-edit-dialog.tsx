import type { Role, RouteNode } from '@backoffice/contract';
import { useEditedRow } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
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
  const { save, conflict } = useEditedRow({
    row: role,
    send(values: RoleFormValues, { key, updatedAt, holdsEverything }) {
      const { name, description, routes } = values;
      const granted = grantedRoutes(pageTree(pages), levelsOfText(routes));
      const request = { name, description, updatedAt, ...(!holdsEverything && { routes: granted }) };
      return rolesApi.update(key, request);
    },
    isDone: hasFormValues,
    read: rolesApi.read,
    onSaved(saved) {
      cache.replace(saved);
      rowNotices.succeeded(text('roles.notice.updated'));
      onClose();
    },
    onReload(now) {
      cache.replace(now);
      setStored(now);
      form.reset(roleFormValues(now));
    },
    texts: {
      failed: text('roles.notice.update-failed'),
      reloadFailed: text('roles.notice.reload-failed'),
      conflict: text('roles.form.conflict.title'),
    },
  });
  return (
    <FormDialog
      conflict={conflict}
      form={form}
      onClose={onClose}
      onSubmit={save}
      size="large"
      title={text('roles.form.edit-title', { name: role.name })}
    >
      <RoleFormFields
        onPages={(routes) => form.setValue('routes', routes, { shouldDirty: true })}
        pages={pages}
        problem={form.formState.errors.routes?.message}
        role={stored}
      />
    </FormDialog>
  );
}
