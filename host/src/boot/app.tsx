import { userAtom } from '@backoffice/session';
import { NoticeStack } from '@backoffice/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { AppRouter } from '../frame/shell/app-router';
import { ShellSkeleton } from '../frame/shell/shell-skeleton';
import { PartBoundary } from '../kernel/error-log/part-boundary';
import { queryClient } from '../kernel/query-client';
import { SessionDialogs } from '../session/dialogs/session-dialogs';

// The exports of the app's chunk that boot.ts and the login page use.
export { announceLanguage } from '../kernel/language/switch-language';
export { phraseFailure } from '../kernel/failures/phrase-failure';
export { openSession } from './open-session';
export { prepareApp } from './prepare-app';

/** The application after sign-in. */
export function App() {
  const isOpen = useAtomValue(userAtom) !== null;

  if (!isOpen) return <ShellSkeleton />;
  return (
    <QueryClientProvider client={queryClient}>
      <AppRouter />
      <PartBoundary part="session" placement="floating">
        <SessionDialogs />
      </PartBoundary>
    </QueryClientProvider>
  );
}

export function Toasts() {
  return (
    <PartBoundary part="notices" placement="floating">
      <NoticeStack />
    </PartBoundary>
  );
}

/** The page of a one-time link, loaded with its texts. */
export async function loadSetPasswordPage() {
  const { SetPasswordPage, messages } = await import(
    /* webpackChunkName: "set-password" */ '../pages/set-password/set-password-page'
  );
  await messages.load();
  return SetPasswordPage;
}

/** The dialog with the sign-in providers, loaded on first use. */
export async function loadThirdPartyDialog() {
  const { ThirdPartyDialog } = await import(
    /* webpackChunkName: "third-party" */ '../session/third-party/third-party-dialog'
  );
  return ThirdPartyDialog;
}
