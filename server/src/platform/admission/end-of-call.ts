import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** One listener for each connection and answer, whatever a call has taken. */
const atClose = new WeakMap<Socket | ServerResponse, Set<() => void>>();

function closeListeners(closing: Socket | ServerResponse): Set<() => void> {
  const known = atClose.get(closing);
  if (known) return known;
  const listeners = new Set<() => void>();
  closing.once('close', () => listeners.forEach((end) => end()));
  atClose.set(closing, listeners);
  return listeners;
}

/** Whether the answer is out, or the connection gone. */
export const isOver = ({ req, destroyed }: ServerResponse): boolean => destroyed || req.socket.destroyed;

/**
 * Gives back what a call has taken, once, when its answer is out or its connection gone. The answer's own `close` is no such end: it comes
 * only once, maybe during an `await` before this, and never for an answer that waits behind another of its connection.
 *
 * @returns gives it back earlier
 */
export function atEndOfCall(response: ServerResponse, giveBack: () => void): () => void {
  const [ofSocket, ofAnswer] = [closeListeners(response.req.socket), closeListeners(response)];
  const end = () => {
    const isFirst = ofSocket.delete(end);
    ofAnswer.delete(end);
    if (isFirst) giveBack();
  };
  ofSocket.add(end);
  ofAnswer.add(end);
  if (isOver(response)) end();
  return end;
}
