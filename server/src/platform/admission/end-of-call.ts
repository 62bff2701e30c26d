import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The end functions by connection and answer, so that each has one `close` listener. */
const atClose = new WeakMap<Socket | ServerResponse, Set<() => void>>();

function closeListeners(closing: Socket | ServerResponse): Set<() => void> {
  const known = atClose.get(closing);
  if (known) return known;
  const listeners = new Set<() => void>();
  closing.once('close', () => listeners.forEach((end) => end()));
  atClose.set(closing, listeners);
  return listeners;
}

/** Returns true when the answer is sent or the connection closed. */
export const isOver = ({ req, destroyed }: ServerResponse): boolean => destroyed || req.socket.destroyed;

/**
 * Calls `giveBack` once, when the answer is sent or the connection closed. The `close` event of the answer alone does not
 * suffice: it is emitted only once, possibly during an `await` before this call, and never for an answer that waits behind
 * another one of its connection.
 *
 * @returns a function that gives back earlier
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
