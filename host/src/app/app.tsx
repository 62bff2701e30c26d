import { store, userAtom } from '@backoffice/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { AppRouter } from './app-router';
import { ShellSkeleton } from './layout/shell-skeleton';
import { queryClient } from './query-client';
import { SessionDialogs } from './session/session-dialogs';

export { NoticeStack as Notices } from '@backoffice/ui';
export { saySwitched } from '../language/say-switched';
export { prepareApp } from './prepare-app';
export { openSession } from './session/open-session';
export { loadThirdPartyDialog } from './third-party/load-third-party-dialog';

/** Everything behind the sign-in. */
export function App() {
  const isOpen = useAtomValue(userAtom, { store }) !== null;

  if (!isOpen) return <ShellSkeleton />;
  return (
    <QueryClientProvider client={queryClient}>
      <AppRouter />
      <SessionDialogs />
    </QueryClientProvider>
  );
}
