import { joinSentences } from '@backoffice/i18n/format-list';
import { type Misfit, reasonOfMisfit } from '@backoffice/contract';
import { ErrorPanel } from '@backoffice/ui';
import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import { loadPhrases, phraseOf } from '../kernel/failures/phrase-failure';
import { messages } from '../kernel/messages';
import { reportError } from '../kernel/error-log/report-error';
import { currentAddress } from '../kernel/addresses';
import { PAGE_PATIENCE_MS, PHRASE_PATIENCE_MS, withPatience } from '../kernel/patience';
import { forgetPage, loadedPage, openPage } from './load-page';
import { reportLoad } from './load-reports';
import { RemoteLoadError } from './remote-load-error';
import { PageSkeleton } from './page-skeleton';
import { releaseOf } from './releases';
import { isOwnView, type PageModule, type View } from './view';

/** The reasons why a release does not fit, for the user, with both versions. */
function misfitText(misfits: readonly Misfit[]): string {
  return joinSentences(misfits.map((misfit) => phraseOf(reasonOfMisfit(misfit))));
}

function isMisfit(error: unknown): error is RemoteLoadError {
  return error instanceof RemoteLoadError && error.phase === 'compatibility';
}

/**
 * A page of a remote or of the host: loads and renders it, and contains its failures. Retry fetches it again without reloading
 * the document.
 */
export function RemotePage({ view }: { view: View }) {
  const [attempt, setAttempt] = useState(1);
  const retry = () => {
    // A pending load may have started while the remote was unreachable.
    forgetPage(view);
    setAttempt(attempt + 1);
  };
  const key = `${view.name}#${attempt}`;
  return (
    <RemotePageBoundary key={key} view={view} onRetry={retry}>
      <LoadedRemotePage view={view} onRetry={retry} />
    </RemotePageBoundary>
  );
}

function LoadedRemotePage({ view, onRetry }: { view: View; onRetry: () => void }) {
  const [page, setPage] = useState(() => loadedPage(view));
  const [error, setError] = useState<unknown>();
  // A constant element, which is not rendered again when the frame is.
  const element = useMemo(() => page && <page.Page />, [page]);

  useEffect(() => {
    // After a failure only Retry requests the page again; showing its tab does not.
    if (page || error) return;
    let wanted = true;
    pageWithData(view).then(
      (module) => wanted && setPage(module),
      async (failure: unknown) => {
        if (isMisfit(failure)) await withPatience(loadPhrases(), PHRASE_PATIENCE_MS);
        if (wanted) setError(failure);
      },
    );
    return () => {
      wanted = false;
    };
  }, [view, page, error]);

  if (element) return element;
  if (error) return <RemoteFailure view={view} error={error} onRetry={onRetry} />;
  return <PageSkeleton />;
}

/** The page, after a moment's wait for its data at this address. */
async function pageWithData(view: View): Promise<PageModule> {
  const { page, data } = openPage(view, currentAddress());
  const module = await page;
  await withPatience(data, PAGE_PATIENCE_MS);
  return module;
}

/** Contains rendering errors of a remote in its own page. */
class RemotePageBoundary extends Component<
  { view: View; onRetry: () => void; children: ReactNode },
  { error?: unknown }
> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { view, onRetry, children } = this.props;
    if (this.state.error === undefined) return children;
    return <RemoteFailure view={view} error={this.state.error} onRetry={onRetry} />;
  }
}

interface RemoteFailureProps {
  view: View;
  error: unknown;
  onRetry: () => void;
}

function RemoteFailure({ view, error, onRetry }: RemoteFailureProps) {
  const text = messages.useText();
  const { remote } = view;
  const live = releaseOf(remote);
  const release = live?.release ?? '–';
  const phase = error instanceof RemoteLoadError ? error.phase : 'render';

  useEffect(() => {
    console.error(`${view.name} (release ${release}) failed: ${phase}`, error);
    const caught = phase === 'render' ? 'render' : 'load';
    reportError({ kind: 'page', error, remote, release, phase, caught });
    if (live && phase === 'render') reportLoad(live, view.module, performance.now(), { phase, error });
  }, [view, remote, live, release, phase, error]);

  return <ErrorPanel {...failureTexts(view, error, text)} onRetry={onRetry} />;
}

/** The texts that describe a page's failure to the user. */
function failureTexts(view: View, error: unknown, text: typeof messages.text) {
  const { remote } = view;
  const live = releaseOf(remote);
  const release = live?.release ?? '–';
  if (isOwnView(view)) {
    const isCrash = loadedPage(view) !== undefined;
    return {
      title: text(isCrash ? 'ownPage.crashed.title' : 'ownPage.unreachable.title'),
      body: text(isCrash ? 'ownPage.crashed.body' : 'ownPage.unreachable.body'),
    };
  }
  if (live?.status === 'disabled') {
    return {
      title: text('remotePage.disabled.title', { remote }),
      body: text('remotePage.disabled.body', { reason: live.reason ?? '' }),
    };
  }
  if (!(error instanceof RemoteLoadError)) {
    return {
      title: text('remotePage.crashed.title', { remote }),
      body: text('remotePage.crashed.body', { release }),
    };
  }
  if (isMisfit(error)) {
    return {
      title: text('remotePage.incompatible.title', { remote }),
      body: text('remotePage.incompatible.body', { release, reason: misfitText(error.misfits) }),
    };
  }
  return {
    title: text('remotePage.unreachable.title', { remote }),
    body: text('remotePage.unreachable.body', { release }),
  };
}
