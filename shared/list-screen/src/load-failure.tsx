import { ApiError } from '@backoffice/api-client';
import { ErrorPanel, rowNotices, uiMessages } from '@backoffice/ui';

interface LoadFailureProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, with the server's message. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const apiError = error instanceof ApiError ? error : undefined;
  return (
    <ErrorPanel body={apiError?.message} onRetry={onRetry} requestId={apiError?.requestId} title={title} />
  );
}

/** The notice for a part of the page that could not be loaded. */
export const notifyNotLoaded = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));
