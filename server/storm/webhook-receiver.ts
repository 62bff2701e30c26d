import { webhookPaths } from '@backoffice/contract/webhook-values';
import type { WebhookCreateResponse } from '@backoffice/contract/webhooks';
import { createServer, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../embedded-database';
import { as, insist, type Person } from '../harness/call';

/** Adds a webhook, and returns its receiver, which verifies, orders and counts what it gets. It can be away. */
export async function addReceiver(apiPort: number, person: Person, complain: (problem: string) => void) {
  const port = await freePort();
  const { secret } = await insist<WebhookCreateResponse>(apiPort, {
    method: 'POST',
    path: webhookPaths.create,
    body: {
      name: 'receiver',
      url: `http://127.0.0.1:${port}/`,
      kinds: ['merchant', 'channel', 'channel-type'],
    },
    headers: as(person),
  });
  const verifier = new Webhook(secret!);
  const bodies = new Map<number, string>();
  const ids: number[] = [];
  let repeated = 0;
  /** The number of messages in each second. */
  const rates = new Map<number, number>();
  let server: Server | undefined;

  function take(headers: Record<string, string>, body: string): void {
    verifier.verify(body, headers);
    const id = Number(headers['webhook-id']!.replace('chg_', ''));
    const known = bodies.get(id);
    if (known === undefined) {
      bodies.set(id, body);
      ids.push(id);
      const second = Math.floor(Date.now() / 1_000);
      rates.set(second, (rates.get(second) ?? 0) + 1);
      return;
    }
    repeated += 1;
    if (known !== body) complain(`The message ${id} came again with another body.`);
  }
  return {
    /** The ids of the messages in the order in which they came first. */
    ids,
    repeated: () => repeated,
    fastest: () => Math.max(0, ...rates.values()),
    start: () =>
      new Promise<void>((resolve) => {
        server = createServer((request, response) => {
          const parts: Buffer[] = [];
          request.on('data', (part: Buffer) => parts.push(part));
          request.on('end', () => {
            try {
              take(request.headers as Record<string, string>, Buffer.concat(parts).toString());
              response.writeHead(204).end();
            } catch (error) {
              complain(`A message was not signed: ${String(error)}`);
              response.writeHead(400).end();
            }
          });
        }).listen(port, '127.0.0.1', resolve);
      }),
    /** Ends its connections, and accepts none until the next start. */
    leave: () =>
      new Promise<void>((resolve) => {
        server?.close(() => resolve());
        server?.closeAllConnections();
      }),
  };
}
