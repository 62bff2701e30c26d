import type { Permission } from '@backoffice/contract';
import { PAGE_NAMED_EVENT, type PageNamed } from '@backoffice/contract/page-name';
import { usePermission } from '@backoffice/session';
import { NoPermissionPanel, uiMessages } from '@backoffice/ui';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';
import { prefetchList } from '../declaration/page-queries';
import { DeclaredList } from './list-view';

/** A page for those who hold a permission; everybody else is told that they do not. */
export function permittedPage(permission: Permission, Content: ComponentType): ComponentType {
  return function PermittedPage() {
    return usePermission(permission) ? <Content /> : <NoPermissionPanel />;
  };
}

/**
 * What the module of a list's page exports.
 *
 * @param Content left out where the declaration says all that there is
 */
export function listPage<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
  Content: ComponentType = () => <DeclaredList list={list} />,
) {
  return {
    Page: permittedPage(`${list.screen}:view`, Content),
    messages: [list.messages, uiMessages],
    prefetch: (client: QueryClient, address: URL) => prefetchList(list, client, address),
  };
}

/** Puts the name of what the page shows into its tab, and into the title of the window. */
export function usePageName(name: string): void {
  const { pathname: path } = useLocation();
  useEffect(() => {
    window.dispatchEvent(new CustomEvent<PageNamed>(PAGE_NAMED_EVENT, { detail: { path, name } }));
  }, [path, name]);
}
