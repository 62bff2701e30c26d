import { store, userAtom } from '@backoffice/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { AppRouter } from './app-router';
import { ShellSkeleton } from './layout/shell-skeleton';
import { queryClient } from './query-client';
import { openSession } from './session/open-session';
import { SessionEndedDialog } from './session/session-ended-dialog';

export { NoticeStack as Notices } from '@backoffice/ui';
export { prepareApp } from './prepare-app';

/** Everything behind the sign-in. */
export function App() {
  const isOpen = useAtomValue(userAtom, { store }) !== null;

  useEffect(() => {
    if (!isOpen) void openSession();
  }, [isOpen]);

  if (!isOpen) return <ShellSkeleton />;
  return (
    <QueryClientProvider client={queryClient}>
      <AppRouter />
      <SessionEndedDialog />
    </QueryClientProvider>
  );
}
