import { store, userAtom } from '@backoffice/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { AppRouter } from '../frame/shell/app-router';
import { ShellSkeleton } from '../frame/shell/shell-skeleton';
import { queryClient } from '../kernel/query-client';
import { SessionDialogs } from '../session/dialogs/session-dialogs';

export { NoticeStack as Notices } from '@backoffice/ui';
export { saySwitched } from '../kernel/language/say-switched';
export { prepareApp } from './prepare-app';
export { openSession } from './open-session';
export { loadThirdPartyDialog } from '../session/third-party/load-third-party-dialog';

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
