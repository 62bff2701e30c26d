import { ApiError } from '@backoffice/api-client';
import { ErrorPanel } from '@backoffice/ui';

interface LoadFailureProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Stands where something would be that could not be loaded, with the server's words for why. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const told = error instanceof ApiError ? error : undefined;
  return <ErrorPanel body={told?.message} onRetry={onRetry} requestId={told?.requestId} title={title} />;
}
