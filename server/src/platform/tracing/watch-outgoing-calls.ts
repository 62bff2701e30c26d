import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { currentTrace } from './call-trace';

interface Published {
  request: { method: string; origin: string | URL };
}

/**
 * Records the HTTP calls that a traced call makes, by their method and host.
 * https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html, https://undici.nodejs.org/#/docs/api/DiagnosticsChannel
 *
 * @returns a function that ends it
 */
export function watchOutgoingCalls(): () => void {
  const ends = new WeakMap<object, (isFailed?: boolean) => void>();
  const end = (isFailed: boolean) => (message: unknown) =>
    ends.get((message as Published).request)?.(isFailed);
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as Published;
      const ended = currentTrace()?.begin('outgoing', `${request.method} ${new URL(request.origin).host}`);
      if (ended) ends.set(request, ended);
    },
    'undici:request:trailers': end(false),
    'undici:request:error': end(true),
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}
