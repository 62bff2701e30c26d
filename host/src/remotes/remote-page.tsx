import { ErrorPanel } from '@backoffice/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { reportError } from '../kernel/error-log/report-error';
import { withPatience } from '../kernel/patience';
import { messages } from '../kernel/messages';
import { isOwnView } from './own-view';
import {
  forgetRemotePage,
  loadedRemotePage,
  loadRemotePage,
  type RemotePageModule,
} from './load-remote-page';
import { misfitText } from './misfit-text';
import { noteLoad } from './load-reports';
import { RemoteLoadError } from './remote-load-error';
import { PageSkeleton } from './page-skeleton';
import { releaseOf, splitView } from './releases';

/**
 * A page that lives in a remote: loads it, shows it, and keeps every failure of it to itself. Retry fetches it anew
 * without a reload of the document.
 *
 * @param component `<remote>/<exposed module>`, as a route node names it
 */
export function RemotePage({ component }: { component: string }) {
  const [attempt, setAttempt] = useState(1);
  const retry = () => {
    // What is on its way may have been asked for before the remote was back.
    forgetRemotePage(component);
    setAttempt(attempt + 1);
  };
  const key = `${component}#${attempt}`;
  return (
    <RemotePageBoundary key={key} component={component} onRetry={retry}>
      <LoadedRemotePage component={component} onRetry={retry} />
    </RemotePageBoundary>
  );
}

function LoadedRemotePage({ component, onRetry }: { component: string; onRetry: () => void }) {
  const [page, setPage] = useState(() => loadedRemotePage(component));
  const [error, setError] = useState<unknown>();
  const client = useQueryClient();

  useEffect(() => {
    // A failed one is asked for again by Retry, and not because its tab is shown again.
    if (page || error) return;
    let wanted = true;
    openPage(component, client).then(
      (module) => wanted && setPage(module),
      (failure: unknown) => wanted && setError(failure),
    );
    return () => {
      wanted = false;
    };
  }, [component, client, page, error]);

  if (page) return <page.Page />;
  if (error) return <RemoteFailure component={component} error={error} onRetry={onRetry} />;
  return <PageSkeleton />;
}

/** A page with what it shows at this address. */
async function openPage(component: string, client: QueryClient): Promise<RemotePageModule> {
  const page = await loadRemotePage(component);
  if (page.prefetch) await withPatience(page.prefetch(client, new URL(location.href)));
  return page;
}

/** Keeps what a remote throws while rendering to its own page. */
class RemotePageBoundary extends Component<
  { component: string; onRetry: () => void; children: ReactNode },
  { error?: unknown }
> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { component, onRetry, children } = this.props;
    if (this.state.error === undefined) return children;
    return <RemoteFailure component={component} error={this.state.error} onRetry={onRetry} />;
  }
}

interface RemoteFailureProps {
  component: string;
  error: unknown;
  onRetry: () => void;
}

function RemoteFailure({ component, error, onRetry }: RemoteFailureProps) {
  const text = messages.useText();
  const { remote } = splitView(component);
  const live = releaseOf(remote);
  const release = live?.release ?? '–';
  const phase = error instanceof RemoteLoadError ? error.phase : 'render';

  useEffect(() => {
    console.error(`${component} (release ${release}) failed: ${phase}`, error);
    reportError({ kind: 'page', error, remote, release, phase });
    if (live && phase === 'render') noteLoad(live, performance.now(), { phase, error });
  }, [component, remote, live, release, phase, error]);

  if (isOwnView(component)) {
    const isCrash = loadedRemotePage(component) !== undefined;
    return (
      <ErrorPanel
        title={isCrash ? text('ownPage.crashed.title') : text('ownPage.unreachable.title')}
        body={isCrash ? text('ownPage.crashed.body') : text('ownPage.unreachable.body')}
        onRetry={onRetry}
      />
    );
  }
  if (live?.status === 'disabled') {
    return (
      <ErrorPanel
        title={text('remotePage.disabled.title', { remote })}
        body={text('remotePage.disabled.body', { reason: live.reason ?? '' })}
        onRetry={onRetry}
      />
    );
  }
  if (phase === 'compatibility') {
    return (
      <ErrorPanel
        title={text('remotePage.incompatible.title', { remote })}
        body={text('remotePage.incompatible.body', {
          release,
          reason: misfitText((error as RemoteLoadError).misfits),
        })}
        onRetry={onRetry}
      />
    );
  }
  if (phase === 'render') {
    return (
      <ErrorPanel
        title={text('remotePage.crashed.title', { remote })}
        body={text('remotePage.crashed.body', { release })}
        onRetry={onRetry}
      />
    );
  }
  return (
    <ErrorPanel
      title={text('remotePage.unreachable.title', { remote })}
      body={text('remotePage.unreachable.body', { release })}
      onRetry={onRetry}
    />
  );
}
