import { uiMessages } from '@backoffice/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';
import { prefetchList } from '../declaration/page-queries';
import { DeclaredList } from './list-view';
import { permittedPage } from './permitted-page';

/**
 * Returns the exports of a list page's module.
 * @param Content left out where the declaration is sufficient
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
