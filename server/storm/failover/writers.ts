import { setTimeout as pause } from 'node:timers/promises';
import type { ApiProcess } from '../../harness/api-process';
import { as, type Person, send } from '../../harness/call';
import { areas } from '../areas';

const WRITERS = 40;
const PAUSE_MS = 250;

/**
 * Starts forty clients that create a merchant's channels through the APIs, each one retried with the same key until it is
 * acknowledged.
 *
 * @param names the prefix of each channel's number
 */
export function startWriters(
  apis: readonly Pick<ApiProcess, 'port'>[],
  people: readonly Person[],
  merchantId: number,
  names: string,
) {
  /** The times of the acknowledgements, in order. */
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
    const headers = { ...as(people[writer % people.length]!), 'idempotency-key': `key-of-${name}` };
    // The connection is refused while an API restarts.
    const answer = await send(port ?? 0, { ...call, headers });
    const { status, reason } = answer;
    const outcome = `${status} ${reason}`.trim();
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
    if (![200, 503, 429, 0].includes(status))
      problems.push(`${name} was answered ${outcome}: ${answer.body.toString()}`);
    if ([503, 429].includes(status) && !answer.headers['retry-after'])
      problems.push(`${outcome} without Retry-After`);
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
    /** Lets each client finish its current write. */
    async stop() {
      isOver = true;
      await all;
      return { acknowledged, answers: Object.fromEntries(answers), problems };
    },
  };
}
