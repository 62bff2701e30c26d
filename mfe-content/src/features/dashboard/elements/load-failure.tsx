import { LoadFailure as Failure } from '@backoffice/list-screen';
import { messages } from '../../../messages';

/** Stands where a part of the dashboard would be whose figures did not come. */
export function LoadFailure(props: { error: Error; onRetry: () => void }) {
  return <Failure {...props} title={messages.useText()('dashboard.failed.title')} />;
}
