import type { Role, RouteNode } from '@backoffice/contract';
import { RowForm, type FormDeclaration } from '@backoffice/list-screen/form';
import { Dialog, ErrorPanel, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RoleFormFields } from './role-form-fields';
import {
  levelsOfText,
  roleFormPhrase,
  roleFormRules,
  roleFormValues,
  type RoleFormInput,
  type RoleFormValues,
} from './role-form-rules';
import { useRoleFormStyles } from './role-form.styles';
import { roleMessages } from './role-messages';
import { rolesApi } from './roles.api';
import { grantablePagesOptions, useRoleCache } from './roles.queries';
import { grantedRoutes } from './tree/levels';
import { pageTree } from './tree/page-tree';

type RoleTextKey = Parameters<typeof roleMessages.text>[0];

/** @param pages every page that can be given */
function roleForm(
  pages: readonly RouteNode[],
): FormDeclaration<Role, RoleTextKey, RoleFormInput, RoleFormValues> {
  const granted = (routes: string) => grantedRoutes(pageTree(pages), levelsOfText(routes));
  return {
    phrase: roleFormPhrase,
    valuesOf: roleFormValues,
    size: 'large',
    fields: (role, form) => (
      <RoleFormFields
        onPages={(routes) => form.setValue('routes', routes, { shouldDirty: true })}
        pages={pages}
        problem={form.formState.errors.routes?.message}
        role={role}
      />
    ),
    create: {
      rules: roleFormRules,
      blank: roleFormValues({ name: '', description: '', routes: [] }),
      send: ({ routes, ...values }, idempotencyKey) =>
        rolesApi.create({ ...values, routes: granted(routes) }, idempotencyKey),
      // Each name is there once, so that one of this name is the one.
      texts: {
        title: 'roles.form.create-title',
        created: 'roles.notice.created',
        failed: 'roles.notice.create-failed',
        createdBefore: 'roles.form.created-before',
      },
    },
    edit: {
      rules: roleFormRules,
      send: ({ name, description, routes }, { key, updatedAt, holdsEverything }) =>
        rolesApi.update(key, {
          name,
          description,
          updatedAt,
          ...(!holdsEverything && { routes: granted(routes) }),
        }),
      texts: {
        title: 'roles.form.edit-title',
        saved: 'roles.notice.updated',
        failed: 'roles.notice.update-failed',
        reloadFailed: 'roles.notice.reload-failed',
        conflict: 'roles.form.conflict.title',
      },
    },
  };
}

export interface RoleFormDialogProps {
  /** Absent for a new one. */
  role?: Role;
  onClose: () => void;
}

/** The form of a role, as soon as it is known which pages there are to give. */
export function RoleFormDialog({ role, onClose }: RoleFormDialogProps) {
  const styles = useRoleFormStyles();
  const text = roleMessages.useText();
  const cache = useRoleCache();
  const { data: pages, error, refetch } = useQuery(grantablePagesOptions);
  const form = useMemo(() => pages && roleForm(pages), [pages]);
  if (!form) {
    const title = role ? text('roles.form.edit-title', { name: role.name }) : text('roles.form.create-title');
    return (
      <Dialog onDismiss={onClose} size="large" title={title}>
        {error ? (
          <ErrorPanel onRetry={() => void refetch()} title={text('roles.form.pages-failed')} />
        ) : (
          <Skeleton className={styles.waiting} />
        )}
      </Dialog>
    );
  }
  return (
    <RowForm
      declaration={form}
      messages={roleMessages}
      nameOf={({ name }) => name}
      onClose={onClose}
      onCreated={cache.add}
      onRow={cache.replace}
      reread={rolesApi.read}
      row={role}
    />
  );
}
