import { ApiError } from '@backoffice/api-client';
import { ErrorPanel } from '@backoffice/ui';
import { messages } from '../../../messages';

/** Stands where a part of the dashboard would be whose figures did not come. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = messages.useText();
  return (
    <ErrorPanel
      body={error instanceof ApiError ? error.message : undefined}
      onRetry={onRetry}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      title={text('dashboard.failed.title')}
    />
  );
}
