import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** One listener a connection, whatever its calls have taken. */
const atClose = new WeakMap<Socket, Set<() => void>>();

function closeListeners(socket: Socket): Set<() => void> {
  const known = atClose.get(socket);
  if (known) return known;
  const listeners = new Set<() => void>();
  socket.once('close', () => listeners.forEach((end) => end()));
  atClose.set(socket, listeners);
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
  const listeners = closeListeners(response.req.socket);
  const end = () => {
    if (listeners.delete(end)) giveBack();
  };
  listeners.add(end);
  if (isOver(response)) end();
  else response.once('close', end);
  return end;
}
