import type { Role, RouteNode } from '@backoffice/contract';
import { createRow, useNewRow } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { RoleFormFields } from './role-form-fields';
import {
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

interface RoleCreateDialogProps {
  pages: readonly RouteNode[];
  onClose: () => void;
}

export function RoleCreateDialog({ pages, onClose }: RoleCreateDialogProps) {
  const text = roleMessages.useText();
  const cache = useRoleCache();
  const { idempotencyKey, settle } = useNewRow<Role>({
    onCreated(role) {
      cache.add(role);
      rowNotices.succeeded(text('roles.notice.created'));
      onClose();
    },
    texts: { failed: text('roles.notice.create-failed'), createdBefore: text('roles.form.created-before') },
  });
  const form = useDialogForm<RoleFormInput, RoleFormValues>({
    schema: roleFormRules,
    defaults: roleFormValues({ name: '', description: '', routes: [] }),
    phrase: roleFormPhrase,
  });
  const onSubmit = async ({ routes, ...values }: RoleFormValues) => {
    const request = { ...values, routes: grantedRoutes(pageTree(pages), levelsOfText(routes)) };
    settle(
      await createRow({
        send: () => rolesApi.create(request, idempotencyKey),
        // Each name is there once, so that one of this name is the one.
        find: async () => (await rolesApi.list({ quiet: true })).find(({ name }) => name === values.name),
      }),
    );
  };
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSubmit={onSubmit}
      size="large"
      title={text('roles.form.create-title')}
    >
      <RoleFormFields
        onPages={(routes) => form.setValue('routes', routes, { shouldDirty: true })}
        pages={pages}
        problem={form.formState.errors.routes?.message}
      />
    </FormDialog>
  );
}
