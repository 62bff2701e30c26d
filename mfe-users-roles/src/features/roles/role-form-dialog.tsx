import type { Role, RouteNode } from '@backoffice/contract';
import { type Language, useLanguage } from '@backoffice/i18n';
import {
  auditHistory,
  type ComparedFields,
  RowForm,
  type FormDeclaration,
} from '@backoffice/list-screen/form';
import { Dialog, ErrorPanel, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RoleFormFields } from './role-form-fields';
import {
  levelsOfText,
  levelsText,
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
import { grantedRoutes, type Levels } from './tree/levels';
import { pageTree, pagesOf, titleOf, type TreeNode } from './tree/page-tree';

type RoleTextKey = Parameters<typeof roleMessages.text>[0];

const levelTexts = {
  none: 'roles.matrix.none',
  view: 'roles.tree.view',
  edit: 'roles.matrix.edit',
} as const;

/** Returns path and title of each page of a tree; titles begin with those of the groups around the page. */
function pageTitles(tree: readonly TreeNode[], language: Language, groups = ''): [string, string][] {
  return tree.flatMap((branch): [string, string][] => {
    const title = groups + titleOf(branch.node.meta, language);
    return branch.children.length > 0
      ? pageTitles(branch.children, language, `${title} / `)
      : pagesOf(branch).map(({ path }) => [path, title]);
  });
}

/** Returns the fields of a role to compare, page by page, when two users have changed it. */
function useComparedRole(tree: readonly TreeNode[]): ComparedFields<Role> {
  const text = roleMessages.useText();
  const titles = new Map(pageTitles(tree, useLanguage()));
  return {
    name: { label: text('roles.field.name') },
    description: { label: text('roles.field.description') },
    secondFactor: {
      label: text('roles.form.factor.label'),
      words: (rule) =>
        text(rule === 'required' ? 'roles.form.factor.required' : 'roles.form.factor.optional'),
    },
    secondFactorGraceDays: { label: text('roles.form.grace.label') },
    routes: {
      label: text('roles.tree.page'),
      words: (level = 'none') => text(levelTexts[level as keyof typeof levelTexts]),
      elements: {
        of: (routes) => levelsOfText(routes as string),
        join: (levels) => levelsText(levels as Levels),
        label: (path) => titles.get(path) ?? path,
      },
    },
  };
}

type FactorPolicy = Pick<Role, 'secondFactor' | 'secondFactorGraceDays'>;

/** Returns what was changed about the second factor; an API that does not support it gets nothing. */
function changedFactor(after: FactorPolicy, before: FactorPolicy): FactorPolicy {
  const { secondFactor, secondFactorGraceDays } = after;
  if (before.secondFactor === undefined) return {};
  return {
    ...(secondFactor !== before.secondFactor && { secondFactor }),
    ...(secondFactorGraceDays !== before.secondFactorGraceDays && { secondFactorGraceDays }),
  };
}

/** @param pages all pages that can be granted */
function roleForm(
  pages: readonly RouteNode[],
): FormDeclaration<Role, RoleTextKey, RoleFormInput, RoleFormValues> {
  const tree = pageTree(pages);
  const granted = (routes: string) => grantedRoutes(tree, levelsOfText(routes));
  return {
    phrase: roleFormPhrase,
    valuesOf: roleFormValues,
    size: 'large',
    useCompared: () => useComparedRole(tree),
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
      send: ({ routes, secondFactor, secondFactorGraceDays, ...values }, idempotencyKey) =>
        rolesApi.create(
          {
            ...values,
            routes: granted(routes),
            ...(secondFactor === 'required' && { secondFactor, secondFactorGraceDays }),
          },
          idempotencyKey,
        ),
      // Names are unique, so a role of this name is the created one.
      texts: {
        title: 'roles.form.create-title',
        created: 'roles.notice.created',
        failed: 'roles.notice.create-failed',
        createdBefore: 'roles.form.created-before',
      },
    },
    edit: {
      rules: roleFormRules,
      send: ({ name, description, routes, ...factor }, { key, updatedAt, holdsEverything, ...before }) =>
        rolesApi.update(key, {
          name,
          description,
          updatedAt,
          ...(!holdsEverything && { routes: granted(routes) }),
          ...changedFactor(factor, before),
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
  /** The role to edit; absent for a new one. */
  role?: Role;
  onClose: () => void;
}

/** The form of a role, shown once the grantable pages are loaded. */
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
      history={({ name }) => auditHistory('role', name)}
      live={role && { list: 'roles', read: () => rolesApi.read(role) }}
      messages={roleMessages}
      nameOf={({ name }) => name}
      onClose={onClose}
      onCreated={cache.add}
      onRow={cache.replace}
      reasonSubject="role"
      reread={rolesApi.read}
      row={role}
    />
  );
}
