import { randomFrom, type Random } from '../harness/random';

/** Areas whose rows are created and changed. */
export const kinds = ['merchant', 'channel', 'user', 'role'] as const;
export type Kind = (typeof kinds)[number];

/** One of the two API processes. */
export type Api = 0 | 1;

/** Numbers that select a row (`row`, `merchant`, `release`) are taken modulo the rows that exist at the start of the step. */
type Work =
  /** `twice`: through both processes at once, with one key. */
  | { do: 'create'; of: Kind; merchant: number; twice: boolean }
  /** With the `updatedAt` that was read. */
  | { do: 'change'; of: Kind; row: number; status: 'active' | 'inactive' | null }
  | { do: 'remove'; of: 'channel' | 'role'; row: number }
  | { do: 'list'; of: Exclude<Kind, 'role'> }
  | { do: 'sign in wrongly'; as: 'somebody' | 'nobody' }
  /** Two administrators deactivate one another at the same time. */
  | { do: 'duel' }
  | { do: 'publish'; remote: 0 | 1 }
  | { do: 'promote'; remote: 0 | 1; release: number }
  | { do: 'roll back'; remote: 0 | 1 };

/** `after`: ms from the start of the step. */
export type Task = Work & { after: number; api: Api };

export const faultKinds = [
  'kill api',
  'pause api',
  'stop api',
  'move clock of api',
  'kill database',
  'pause database',
  'restart database',
  'crash a backend',
  'end connections',
  'limit connections',
  'cut database',
  'delay database',
  'hold database',
  'fill disk of database',
  'slow disk of database',
  'cut clients',
  'delay clients',
] as const;

/** `lasts`: ms until the fault ends or the process is restarted. */
export interface Fault {
  kind: (typeof faultKinds)[number];
  api: Api;
  after: number;
  lasts: number;
}

/** Concurrent tasks and faults. Afterwards all faults end, and the invariants are checked. */
export interface Step {
  number: number;
  tasks: Task[];
  faults: Fault[];
}

/** The target of a fault. Two concurrent faults have different targets. */
function struckBy({ kind, api }: Fault): string {
  if (kind.endsWith('api')) return `api ${api}`;
  return kind.endsWith('clients') ? 'clients' : 'database';
}

const FIRST_STEP_CREATES = 4;

/** Weights, of a total of a hundred. */
const usual: readonly [Work['do'], number][] = [
  ['create', 28],
  ['change', 38],
  ['remove', 5],
  ['list', 10],
  ['sign in wrongly', 3],
  ['publish', 5],
  ['promote', 7],
  ['roll back', 4],
];

function drawKind(random: Random): Work['do'] {
  let left = random.between(1, 100);
  for (const [kind, share] of usual) {
    left -= share;
    if (left <= 0) return kind;
  }
  return 'list';
}

function drawWork(random: Random, kind: Work['do'], lastRow: number): Work {
  const row = random.chance(0.4) ? lastRow : random.between(0, 999);
  const remote = random.oneOf([0, 1] as const);
  switch (kind) {
    case 'create': {
      const of = random.oneOf(['merchant', 'channel', 'channel', 'user', 'role'] as const);
      return { do: kind, of, merchant: random.between(0, 999), twice: random.chance(0.3) };
    }
    case 'change': {
      const of = random.oneOf(['merchant', 'merchant', 'channel', 'channel', 'user', 'role'] as const);
      return { do: kind, of, row, status: random.oneOf(['active', 'inactive', null, null]) };
    }
    case 'remove':
      return { do: kind, of: random.oneOf(['channel', 'role'] as const), row };
    case 'list':
      return { do: kind, of: random.oneOf(['merchant', 'channel', 'user'] as const) };
    case 'sign in wrongly':
      return { do: kind, as: random.oneOf(['somebody', 'nobody'] as const) };
    case 'duel':
      return { do: kind };
    case 'publish':
    case 'roll back':
      return { do: kind, remote };
    case 'promote':
      return { do: kind, remote, release: random.between(0, 999) };
  }
}

function drawTasks(random: Random, number: number): Task[] {
  const tasks: Task[] = [];
  let lastRow = 0;
  const draw = (kind: Work['do']) => {
    const work = drawWork(random, kind, lastRow);
    if ('row' in work) lastRow = work.row;
    tasks.push({ ...work, after: random.between(0, 250), api: random.oneOf([0, 1] as const) });
  };
  if (number === 1) for (let create = 0; create < FIRST_STEP_CREATES; create++) draw('create');
  if (random.chance(0.35)) draw('duel');
  const more = random.between(10, 26);
  for (let count = 0; count < more; count++) draw(drawKind(random));
  return tasks;
}

function drawFaults(random: Random): Fault[] {
  // A step without faults shows errors that need none.
  const faults = Array.from({ length: random.oneOf([0, 1, 1, 1, 1, 2]) }, () => ({
    kind: random.oneOf(faultKinds),
    api: random.oneOf([0, 1] as const),
    after: random.between(0, 200),
    lasts: random.between(30, 900),
  }));
  return faults.filter(
    (fault, index) => faults.findIndex((one) => struckBy(one) === struckBy(fault)) === index,
  );
}

/** The endless story of a seed. It depends on nothing else. */
export function* storyOf(seed: number): Generator<Step, never> {
  const random = randomFrom(seed);
  for (let number = 1; ; number++)
    yield { number, tasks: drawTasks(random, number), faults: drawFaults(random) };
}

const inWords = ({ after, ...what }: Task | Fault) => `    at ${after} ms ${JSON.stringify(what)}`;

/** A readable description of a step. */
export function describeStep({ number, tasks, faults }: Step): string {
  return [`  step ${number}`, ...faults.map(inWords), ...tasks.map(inWords)].join('\n');
}
