import type { RouteNode } from '@backoffice/contract';
import { CreateDialog } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
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
  const form = useDialogForm<RoleFormInput, RoleFormValues>({
    schema: roleFormRules,
    defaults: roleFormValues({ name: '', description: '', routes: [] }),
    phrase: roleFormPhrase,
  });
  return (
    <CreateDialog
      // Each name is there once, so that one of this name is the one.
      find={async (values) => (await rolesApi.list({ quiet: true })).find(({ name }) => name === values.name)}
      form={form}
      onClose={onClose}
      onRow={cache.add}
      send={({ routes, ...values }, idempotencyKey) => {
        const granted = grantedRoutes(pageTree(pages), levelsOfText(routes));
        return rolesApi.create({ ...values, routes: granted }, idempotencyKey);
      }}
      size="large"
      texts={{
        created: text('roles.notice.created'),
        failed: text('roles.notice.create-failed'),
        createdBefore: text('roles.form.created-before'),
      }}
      title={text('roles.form.create-title')}
    >
      <RoleFormFields
        onPages={(routes) => form.setValue('routes', routes, { shouldDirty: true })}
        pages={pages}
        problem={form.formState.errors.routes?.message}
      />
    </CreateDialog>
  );
}
