import { LoadFailure as Failure } from '@backoffice/list-screen';
import { messages } from '../../../messages';

/** The failure panel of a dashboard section whose figures could not be loaded. */
export function LoadFailure(props: { error: Error; onRetry: () => void }) {
  return <Failure {...props} title={messages.useText()('dashboard.failed.title')} />;
}
