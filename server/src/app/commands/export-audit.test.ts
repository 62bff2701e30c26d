import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { headLine } from '../../platform/head-destinations/head-line';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { exportAudit } from './export-audit';
import { type Evidence, exported, makeKey, rewrite, signedHeads } from './rewritten-log.fixture';

jest.setTimeout(180_000);

const docs = fileURLToPath(new URL('../../../../docs/verify-audit', import.meta.url));
const ENTRIES = 24;
const EVERY = 4;
const key = makeKey();

let database: TestDatabase;
let owner: pg.Client;
let folder: string;
let whole: Evidence;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  for (let n = 1; n <= ENTRIES; n++)
    await insertAuditEntry(owner, {
      author: {
        userId: n % 5,
        username: `clerk-${n % 5}`,
        requestId: `r-${n}`,
        ...(n % 6 === 0 && { changeReason: { reason: null, ticket: `OPS-${n}` } }),
      },
      subject: 'merchant',
      subjectId: n % 7,
      subjectName: n % 3 === 0 ? 'Café "\\ 商户' : null,
      action: 'update',
      changes: [{ field: 'status', from: 'active', to: `text ${n}` }],
      reason: n % 4 === 0 ? 'A slip of the pen' : undefined,
    });
  folder = await mkdtemp(`${tmpdir()}/export-audit-`);
  await writeFile(`${folder}/key`, key.publicPem);
  whole = { log: await exported(owner), heads: (await signedHeads(owner, key, EVERY)).join('\n') };
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs the verifier for strangers, as they do. */
async function verified(evidence: Evidence): Promise<{ isWhole: boolean; output: string }> {
  const name = `${folder}/${Math.random()}`;
  await writeFile(`${name}.log`, evidence.log);
  await writeFile(`${name}.heads`, evidence.heads);
  const files = [`${name}.log`, `${name}.heads`, `${folder}/key`];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [`${docs}/verify-audit.mjs`, ...files], (error, output, complaint) => {
      // A program that breaks has found nothing.
      if (/^Problems: \d+\./.test(output)) resolve({ isWhole: error === null, output });
      else reject(new Error(complaint));
    });
  });
}

/** Exports the log after the owner has rewritten it, and undoes that. */
async function rewritten<T>(change: string, isHashed: boolean, look: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    await rewrite(owner, change, isHashed);
    return await look();
  } finally {
    await owner.query('rollback');
  }
}

const texts = [
  'actor_name',
  'subject',
  'action',
  'request_id',
  'subject_name',
  'reason',
  'ticket',
  'process',
];
const changes = [
  ...texts.map((column) => `${column} = 'forged'`),
  `changes = '[]'`,
  `at = at - interval '1 ms'`,
  'actor_id = 99',
  'subject_id = 99',
];
/** Statements for the table of entries, by the number of an entry: 2 to 23. */
const rewrites: Record<string, (n: number) => string> = {
  ...Object.fromEntries(
    changes.map((change) => [change, (n: number) => `update forged set ${change} where id = ${n}`]),
  ),
  removed: (n) => `delete from forged where id = ${n}`,
  'slipped in': (n) =>
    `insert into forged select * from forged where id = ${n}; update forged set place = ${n} + 0.5 where ctid = (select max(ctid) from forged)`,
  'in another order': (n) => `update forged set place = ${n} + 1.5 where id = ${n}`,
  'cut off': (n) => `delete from forged where id >= ${n}`,
  'the first left': (n) => `delete from forged where id <= ${n}`,
};

const generated = Array.from({ length: 100 }, (_, n) => {
  const kinds = Object.keys(rewrites);
  const how = kinds[n % kinds.length]!;
  // Without new numbers, another order is none, and a second entry of a number cannot be stored.
  const isNumbered = how === 'in another order' || how === 'slipped in';
  return { how, n: 2 + ((n * 7) % (ENTRIES - 2)), isHashed: n % 2 === 0 || isNumbered };
});

test('a log as it was written is whole, and so is one that goes on after its last head', async () => {
  expect(await verified(whole)).toEqual({
    isWhole: true,
    output: expect.stringMatching(/^Problems: 0\. Entries 1 to 24, head 1 of .* to .*Z\.\n$/) as string,
  });
  const heads = whole.heads.split('\n').slice(0, -1).join('\n');
  expect(await verified({ ...whole, heads })).toMatchObject({ isWhole: true });
});

const codeOf = async (name: string, end: string) => {
  const content = await readFile(`${docs}/${name}`, 'utf8');
  return content.slice(content.indexOf('const bytesOf'), content.indexOf(end));
};
const programCode = () => codeOf('verify-audit.mjs', 'const [log, heads, keys]');
const pageCode = () => codeOf('verify-audit.html', 'async function* linesOf');

/** Runs the code of a verifier over many cases in one process, and returns the number of problems in each. */
async function problemsIn(cases: readonly Evidence[], code: string): Promise<number[]> {
  const path = `${folder}/${Math.random()}`;
  await writeFile(path, JSON.stringify(cases));
  await writeFile(
    `${path}.mjs`,
    `import { readFileSync } from 'node:fs';
    ${code}
    const [cases, key] = process.argv.slice(2).map((path) => readFileSync(path, 'utf8'));
    const found = [];
    for (const { log, heads } of JSON.parse(cases))
      found.push((await verifyAudit({ readLines: () => log.split('\\n').filter(Boolean) }, heads, key)).problems.length);
    console.log(JSON.stringify(found));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [`${path}.mjs`, path, `${folder}/key`]);
  return JSON.parse(stdout) as number[];
}

test('every one of 100 rewrites by the owner of the database is found, by the program and by the page', async () => {
  const cases: Evidence[] = [whole];
  for (const { how, n, isHashed } of generated) {
    const log = await rewritten(rewrites[how]!(n), isHashed, () => exported(owner));
    expect(log).not.toBe(whole.log);
    cases.push({ ...whole, log });
  }
  for (const code of [await programCode(), await pageCode()]) {
    const [inWhole, ...found] = await problemsIn(cases, code);
    expect(inWhole).toBe(0);
    expect(found).toHaveLength(100);
    expect(generated.filter((_case, n) => found[n] === 0)).toEqual([]);
  }
});

test('lines of the export in another order are found', async () => {
  const lines = whole.log.split('\n');
  const log = lines.toSpliced(7, 2, lines[8]!, lines[7]!).join('\n');
  expect(await verified({ ...whole, log })).toMatchObject({ isWhole: false });
});

test('yesterday’s head alone finds a rewritten chain', async () => {
  const log = await rewritten(rewrites.removed!(3), true, () => exported(owner));
  const [, , third] = whole.heads.split('\n');
  expect((await verified({ log: whole.log, heads: third! })).output).not.toContain('missing or changed');
  expect((await verified({ log, heads: third! })).output).toMatch(/^head 3 of .*missing or changed$/m);
});

test('heads that another key signed are found, also where they fit the rewritten chain', async () => {
  const forged = await rewritten(rewrites.removed!(3), true, async () => ({
    log: await exported(owner),
    heads: (await signedHeads(owner, makeKey(), EVERY)).join('\n'),
  }));
  expect((await verified(forged)).output).toContain('head 1 of');
  const named = forged.heads.replaceAll(/"key":"\w+"/g, `"key":"${key.id}"`);
  expect((await verified({ ...forged, heads: named })).output).toContain('signed by another key');
});

test('heads that the right key signed for a rewritten chain contradict the ones before', async () => {
  const after = await rewritten(rewrites.removed!(23), true, async () => ({
    log: await exported(owner),
    heads: await signedHeads(owner, key, 1),
  }));
  const lines = whole.heads.split('\n');
  const head = JSON.parse(after.heads.at(-1)!) as { id: number; hash: string };
  const at = new Date(Date.parse((JSON.parse(lines.at(-1)!) as { at: string }).at) + 60_000);
  lines.push(headLine({ ...head, sequence: lines.length + 1, lineBefore: lines.at(-1)!, at }, key));
  expect((await verified({ log: after.log, heads: lines.join('\n') })).output).toContain(
    'missing or changed',
  );
});

const lineWith = (lines: string[], values: Record<string, unknown>) => [
  ...lines.slice(0, 2),
  JSON.stringify({ ...(JSON.parse(lines[2]!) as object), ...values }),
  ...lines.slice(3),
];
test.each<[string, (lines: string[]) => string[]]>([
  ['one is missing', (lines) => lines.toSpliced(2, 1)],
  ['two are in another order', (lines) => lines.toSpliced(1, 2, lines[2]!, lines[1]!)],
  ['one names another entry', (lines) => lineWith(lines, { id: 11 })],
  ['one names another hash', (lines) => lineWith(lines, { hash: '0'.repeat(64) })],
  ['one has another time', (lines) => lineWith(lines, { at: new Date().toISOString() })],
  ['one is signed by nothing', (lines) => lineWith(lines, { signature: '' })],
  ['all are missing', () => []],
])('heads of which %s are found', async (_how, change) => {
  expect(await verified({ ...whole, heads: change(whole.heads.split('\n')).join('\n') })).toMatchObject({
    isWhole: false,
  });
});

test('a pause of more than five minutes between heads is found', async () => {
  const now = Date.now();
  const headAt = (lineBefore: string | null, sequence: number, minute: number) => {
    const last = JSON.parse(whole.heads.split('\n').at(-1)!) as { id: number; hash: string };
    return headLine({ ...last, sequence, lineBefore, at: new Date(now + minute * 60_000) }, key);
  };
  const first = headAt(null, 1, 0);
  const soon = headAt(first, 2, 5);
  const late = headAt(first, 2, 5.1);
  expect(await verified({ ...whole, heads: `${first}\n${soon}` })).toMatchObject({ isWhole: true });
  expect((await verified({ ...whole, heads: `${first}\n${late}` })).output).toContain(
    '5 minutes without a head before head 2',
  );
  const past = headAt(null, 1, -30);
  expect((await verified({ ...whole, heads: past })).output).toContain('more than 5 minutes have no head');
});

test('lines that were delivered twice, torn, or through syslog are read', async () => {
  const [first, second, ...rest] = whole.heads.split('\n');
  const heads = [first, second, second!.slice(0, 40), first, second, ...rest];
  expect(
    await verified({ ...whole, heads: heads.map((line) => `<110>1 - host audit - ${line}\r\n`).join('') }),
  ).toMatchObject({ isWhole: true });
});

test('what retention removed is not missed, as long as the log says so', async () => {
  const last = whole.heads.split('\n').at(-1)!;
  await owner.query('begin');
  await owner.query(`select remove_log_months('audit_entry', 'infinity')`);
  const log = await exported(owner);
  await owner.query('rollback');
  const { hash, text: entry } = JSON.parse(log) as { hash: string; text: string };
  const [id] = JSON.parse(entry) as [number];
  const { sequence } = JSON.parse(last) as { sequence: number };
  const next = headLine({ sequence: sequence + 1, id, hash, lineBefore: last, at: new Date() }, key);
  const removed = await verified({ log, heads: next });
  expect(removed).toMatchObject({ isWhole: true });
  expect(removed.output).toContain('removed by retention, says entry 25');
  const other = JSON.parse(whole.log.split('\n')[23]!) as { hash: string };
  expect(await verified({ log: log.replaceAll(other.hash, '0'.repeat(64)), heads: next })).toMatchObject({
    isWhole: false,
  });
});

test('the command exports what the owner and the API’s role see', async () => {
  const byRole = async (DATABASE_URL: string) => {
    const output = new PassThrough();
    const [content] = await Promise.all([
      text(output),
      exportAudit([], { DATABASE_URL }, output).then(() => output.end()),
    ]);
    return content;
  };
  expect(await byRole(database.ownerUrl)).toBe(whole.log);
  expect(await byRole(database.url)).toBe(whole.log);
});

test('the page checks by the same code as the program', async () => {
  // Without what formatting adds at another width.
  const plain = (code: string) => code.replaceAll(/\s+/g, '').replaceAll(/,(?=[)\]}])/g, '');
  expect(plain(await pageCode())).toBe(plain(await programCode()));
});
