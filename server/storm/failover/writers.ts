import { setTimeout as pause } from 'node:timers/promises';
import type { createApiProcess } from '../api-process';
import { areas } from '../areas';
import { as, type Person } from '../people';

const WRITERS = 40;
const PAUSE_MS = 250;
// A browser gives up after that.
const PATIENCE_MS = 5_000;

/**
 * Forty who create channels of a merchant through the APIs, each one until it is acknowledged, with the same key each time.
 *
 * @param names begins each channel's number
 */
export function startWriters(
  apis: readonly ReturnType<typeof createApiProcess>[],
  people: readonly Person[],
  merchantId: number,
  names: string,
) {
  /** Of the acknowledgements, in order. */
  const times: number[] = [];
  const acknowledged: string[] = [];
  const answers = new Map<string, number>();
  const problems: string[] = [];
  let isOver = false;

  async function ask(writer: number, name: string): Promise<boolean> {
    const port = apis[writer % apis.length]!.port();
    const call = areas.channel.create({
      name,
      mark: '',
      status: 'active',
      merchantId,
      privateKey: `secret of ${name}`,
    });
    const answer = await fetch(`http://127.0.0.1:${port}${call.path}`, {
      method: call.method,
      headers: {
        ...as(people[writer % people.length]!),
        'content-type': 'application/json',
        'idempotency-key': `key-of-${name}`,
      },
      body: JSON.stringify(call.body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    const status = answer && typeof text === 'string' ? answer.status : 0;
    const told = status === 0 ? 'none' : `${status} ${(JSON.parse(text!) as { code: string | number }).code}`;
    answers.set(told, (answers.get(told) ?? 0) + 1);
    if (![200, 503, 429, 0].includes(status)) problems.push(`${name} was answered ${told}: ${text}`);
    if ([503, 429].includes(status) && !answer?.headers.has('retry-after'))
      problems.push(`${told} without Retry-After`);
    return status === 200;
  }

  async function write(writer: number): Promise<void> {
    for (let number = 0; !isOver; number++) {
      const name = `${names}-${writer}-${number}`;
      while (!(await ask(writer, name))) await pause(PAUSE_MS);
      acknowledged.push(name);
      times.push(Date.now());
      await pause(PAUSE_MS);
    }
  }

  const all = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return {
    times,
    /** Each has its write acknowledged, and ends. */
    async stop() {
      isOver = true;
      await all;
      return { acknowledged, answers: Object.fromEntries(answers), problems };
    },
  };
}
