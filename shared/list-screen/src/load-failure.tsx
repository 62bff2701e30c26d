import { ApiError } from '@backoffice/api-client';
import { ErrorPanel } from '@backoffice/ui';

interface LoadFailureProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, with the server's message. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const told = error instanceof ApiError ? error : undefined;
  return <ErrorPanel body={told?.message} onRetry={onRetry} requestId={told?.requestId} title={title} />;
}
