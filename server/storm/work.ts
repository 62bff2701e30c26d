import { apiPaths, remotePaths } from '@backoffice/contract';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { releaseOf } from '../src/areas/remotes/releases/release.fixture';
import { areas } from './areas';
import { type Answer, as, type Call, send } from '../harness/call';
import type { StormInstallation } from './installation';
import {
  type Operations,
  type Model,
  type Move,
  noOperations,
  type Pointer,
  type Row,
  rowsOf,
  type Write,
} from './model';
import { type People, withDeployKey } from './people';
import type { Api, Kind, Step, Task } from './story';

const CREATE_TRIES = 4;
const AGAIN_AFTER_MS = 150;

type TaskOf<Deed extends Task['do']> = Extract<Task, { do: Deed }>;
type Outcome = Pick<Write, 'outcome' | 'reason'>;

/** The item with this number, modulo their count. */
const nth = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length];

function outcomeOf({ status, reason }: Answer): Outcome {
  if (status === 200) return { outcome: 'acknowledged', reason };
  // A 5xx leaves open whether the write was stored; a 429 is sent before it starts.
  return { outcome: status === 0 || status >= 500 ? 'unknown' : 'refused', reason };
}

/** A text used as a private key, the same for each replay. */
function privateKeyOf(name: string): string {
  return Array.from({ length: 12 }, (_, part) =>
    createHash('sha512').update(`${name} ${part}`).digest('base64url'),
  ).join('');
}

/** Runs the clients' tasks of one step. Rows are selected from those at the start of the step. */
export async function work(
  { toApis }: StormInstallation,
  people: People,
  model: Model,
  step: Step,
): Promise<Operations> {
  const operations = noOperations();
  const authorOf = (kind: Kind, api: Api) => {
    const isForClerks = kind === 'merchant' || kind === 'channel';
    return as((isForClerks ? people.clerks : people.administrators)[api]);
  };
  const hasDuel = step.tasks.some((task) => task.do === 'duel');

  async function call(
    api: Api,
    what: Call,
    isAllowed: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    const answer = await send(toApis[api].port, what);
    if (answer.status === 500 || answer.status === 401 || answer.status === 403 || !isAllowed(answer))
      operations.problems.push(`${what.method} ${what.path} was answered ${answer.status} ${answer.reason}`);
    return answer;
  }

  function answeredRow({ data }: Answer): Pick<Row, 'id' | 'updatedAt'> {
    return { id: Number(data.id), updatedAt: String(data.updatedAt) };
  }

  async function create(task: TaskOf<'create'>, number: number): Promise<void> {
    const merchant = nth(
      rowsOf(model, 'merchant').filter(({ status }) => status === 'active'),
      task.merchant,
    );
    const kind = task.of === 'channel' && !merchant ? 'merchant' : task.of;
    const name = `${model.prefix}${step.number}-${number}`;
    const after = { mark: `mark ${name} new`, status: 'active' };
    const privateKey = privateKeyOf(name);
    if (kind === 'channel') model.privateKeys.set(name, privateKey);
    const request: Call = areas[kind].create({ ...after, name, merchantId: merchant?.id ?? 0, privateKey });

    // With the same name and key, so that a repetition is not refused because the name exists.
    const ask = async (api: Api): Promise<Answer[]> => {
      const answers: Answer[] = [];
      for (let tries = 0; tries < CREATE_TRIES; tries++) {
        const headers = { ...authorOf(kind, task.api), 'idempotency-key': `key-of-${name}` };
        const answer = await call(
          (api + tries) % 2 === 0 ? 0 : 1,
          { ...request, headers },
          ({ status }) => status !== 409,
        );
        answers.push(answer);
        if (answer.status === 200 || (answer.status >= 400 && answer.status < 429)) break;
        await pause(AGAIN_AFTER_MS);
      }
      return answers;
    };
    const other: Api = task.api === 0 ? 1 : 0;
    const answers = (await Promise.all([ask(task.api), ...(task.twice ? [ask(other)] : [])])).flat();
    const granted = answers.filter(({ status }) => status === 200);
    const given = granted.map(({ data }) => data.privateKey).find((key) => typeof key === 'string');
    if (kind === 'merchant' && typeof given === 'string') model.privateKeys.set(name, given);
    const outcomes = answers.map(outcomeOf);
    const telling =
      outcomes.find(({ outcome }) => outcome === 'acknowledged') ??
      outcomes.find(({ outcome }) => outcome === 'unknown') ??
      outcomes[0]!;
    operations.writes.push({
      kind,
      name,
      before: null,
      after,
      ...telling,
      answers: granted.map(answeredRow),
    });
  }

  async function writeRow(api: Api, before: Row, after: Write['after'], request: Call): Promise<void> {
    const answer = await call(api, { ...request, headers: authorOf(before.kind, api) });
    const answers = answer.status === 200 && after ? [answeredRow(answer)] : [];
    operations.writes.push({ ...before, before, after, ...outcomeOf(answer), answers });
  }

  async function change(task: TaskOf<'change'>, number: number): Promise<void> {
    const row = nth(rowsOf(model, task.of), task.row);
    if (!row) return;
    const status = (task.of !== 'role' && task.status) || row.status;
    // Every third change is of the status only, with the call for that.
    const isStatusAlone = number % 3 === 0 && status !== row.status && task.of !== 'channel';
    const mark = isStatusAlone ? row.mark : `mark ${model.prefix}${step.number}-${number}`;
    await writeRow(task.api, row, { mark, status }, areas[task.of].change(row, { mark, status }));
  }

  async function remove(task: TaskOf<'remove'>): Promise<void> {
    const row = nth(rowsOf(model, task.of), task.row);
    const request = row && areas[task.of].remove?.(row);
    if (request) await writeRow(task.api, row, null, request);
  }

  async function list(task: TaskOf<'list'>): Promise<void> {
    const request = areas[task.of].list?.(model.prefix);
    if (!request) return;
    const known = rowsOf(model, task.of).length;
    const answer = await call(task.api, { ...request, headers: authorOf(task.of, task.api) });
    const isRemoved = step.tasks.some((other) => other.do === 'remove' && other.of === task.of);
    if (answer.status === 200 && !isRemoved && Number(answer.data.total) < known)
      operations.problems.push(
        `A list of ${task.of}s had ${String(answer.data.total)} rows, ${known} were acknowledged`,
      );
  }

  async function signInWrongly(task: TaskOf<'sign in wrongly'>, number: number): Promise<void> {
    const username = task.as === 'somebody' ? people.clerks[0].username : `${model.prefix}nobody`;
    const answer = await call(task.api, {
      method: 'POST',
      path: apiPaths.login,
      body: { username, password: `guess ${step.number} ${number}` },
      headers: { 'x-forwarded-for': `10.${step.number % 250}.${number}.1` },
    });
    if (answer.status === 200) operations.problems.push(`${username} got in with a wrong password`);
    operations.wrongSignIns.push({
      outcome: answer.reason === 'login-failed' ? 'acknowledged' : outcomeOf(answer).outcome,
    });
  }

  async function duel(): Promise<void> {
    const [first, second] = model.administrators;
    const strike = async (api: Api, victim: Row) => {
      const after = { mark: victim.mark, status: 'inactive' };
      const answer = await send(toApis[api].port, {
        ...areas.user.change(victim, after),
        headers: as(people.administrators[api]),
      });
      const answers = answer.status === 200 ? [answeredRow(answer)] : [];
      operations.writes.push({ ...victim, before: victim, after, ...outcomeOf(answer), answers });
    };
    await Promise.all([strike(0, second), strike(1, first)]);
  }

  async function publish(task: TaskOf<'publish'>, number: number): Promise<void> {
    const remote = model.remotes[task.remote];
    const release = `${step.number}.${number}`;
    const answer = await call(task.api, {
      method: 'POST',
      path: remotePaths.remotePublish,
      body: releaseOf(remote.name, release),
      headers: withDeployKey(remote.deployKey),
    });
    operations.publications.push({ remote, release, ...outcomeOf(answer) });
  }

  async function move(task: TaskOf<'promote' | 'roll back'>): Promise<void> {
    const remote = model.remotes[task.remote];
    const { name, pointer: before } = remote;
    const { live, previous, generation } = before;
    const release =
      task.do === 'promote' &&
      nth(
        remote.releases.filter((one) => one !== live),
        task.release,
      );
    if (task.do === 'promote' && !release) return;
    const next = (pointer: Omit<Pointer, 'generation'>) => ({ ...pointer, generation: generation + 1 });
    const back = previous ? next({ live: previous, previous: null }) : null;
    const after: Move['after'] = release ? next({ live: release, previous: live }) : back;
    const answer = await call(task.api, {
      method: 'POST',
      path: release ? remotePaths.remotePromote : remotePaths.remoteRollback,
      body: { remote: name, generation, ...(release && { release }) },
      headers: withDeployKey(remote.deployKey),
    });
    operations.moves.push({ remote, before, after, ...outcomeOf(answer) });
  }

  function perform(task: Task, number: number): Promise<void> {
    // Tasks that an administrator must not run while being signed out.
    const isForAdministrators = 'of' in task && (task.of === 'user' || task.of === 'role');
    if (hasDuel && isForAdministrators) return Promise.resolve();
    switch (task.do) {
      case 'create':
        return create(task, number);
      case 'change':
        return change(task, number);
      case 'remove':
        return remove(task);
      case 'list':
        return list(task);
      case 'sign in wrongly':
        return signInWrongly(task, number);
      case 'duel':
        return duel();
      case 'publish':
        return publish(task, number);
      case 'promote':
      case 'roll back':
        return move(task);
    }
  }

  await Promise.all(
    step.tasks.map(async (task, number) => {
      await pause(task.after);
      await perform(task, number);
    }),
  );
  return operations;
}
