import { prefetchQuery } from '@backoffice/data';
import { permittedPage } from '@backoffice/list-screen';
import { may } from '@backoffice/session';
import { uiMessages } from '@backoffice/ui';
import type { QueryClient } from '@tanstack/react-query';
import { OperationsScreen } from '../features/operations/operations-screen';
import { operationsMessages } from '../features/operations/operations-messages';
import { statusOptions } from '../features/operations/operations.queries';

export const Page = permittedPage('operationsStatus:view', OperationsScreen);

export async function prefetch(client: QueryClient): Promise<void> {
  if (may('operationsStatus:view')) await prefetchQuery(client, statusOptions);
}

/** The texts of the page. */
export const messages = [operationsMessages, uiMessages];
