import { channelPaths, merchantPaths } from '@backoffice/contract';
import type pg from 'pg';
import { checkChain } from '../src/platform/audit/audit.repository';
import { checkKeyReads } from '../src/platform/key-reads/key-reads.repository';
import { as, insist } from '../harness/call';
import { areas } from './areas';
import type { StormInstallation } from './installation';
import type { Operations, Model, Pointer, Row } from './model';
import type { People } from './people';
import { settlePointer, settleRows } from './settle';
import { kinds } from './story';

interface Entry {
  subject: string;
  subjectId: number;
  subjectName: string | null;
  action: string;
  changes: { field: string; to: unknown }[];
}

type FoundRow = Omit<Row, 'kind' | 'updatedAt'> & { updated_at: Date };

async function readRows(owner: pg.Client, model: Model): Promise<Row[]> {
  const found: Row[] = [];
  for (const kind of kinds) {
    const prefixes = [model.prefix, ...(kind === 'user' ? model.administrators.map(({ name }) => name) : [])];
    for (const prefix of prefixes) {
      const { rows } = await owner.query<FoundRow>(areas[kind].select, [prefix]);
      const wanted = prefix === model.prefix ? rows : rows.filter(({ name }) => name === prefix);
      found.push(
        ...wanted.map(({ updated_at, ...row }) => ({ ...row, kind, updatedAt: updated_at.toISOString() })),
      );
    }
  }
  return found;
}

/** The id of the last entry of the audit log; later ones belong to the step. */
export async function lastEntry(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from audit_entry',
  );
  return rows[0]!.id;
}

async function entriesSince(owner: pg.Client, id: number): Promise<Entry[]> {
  const { rows } = await owner.query<Entry>(
    `select subject, subject_id::int as "subjectId", subject_name as "subjectName", action, changes
     from audit_entry where id > $1 order by id`,
    [id],
  );
  return rows;
}

function checkEntries(
  entries: readonly Entry[],
  expected: ReadonlyMap<string, number>,
  marks: readonly string[],
  rows: readonly Row[],
): string[] {
  const names = new Map(rows.map((row) => [`${row.kind} ${row.id}`, `${row.kind} ${row.name}`]));
  const written = new Map<string, number>();
  for (const { subject, subjectId } of entries) {
    const name = names.get(`${subject} ${subjectId}`);
    if (name) written.set(name, (written.get(name) ?? 0) + 1);
  }
  const problems = [...new Set([...expected.keys(), ...written.keys()])]
    .filter((name) => written.get(name) !== expected.get(name))
    .map(
      (name) =>
        `The audit log has ${written.get(name) ?? 0} entries for ${name}, which was written ${expected.get(name) ?? 0} times`,
    );
  const recorded = entries.flatMap(({ changes }) =>
    changes
      .flatMap(({ to }) => /mark s[\w-]+(?: new)?/.exec(typeof to === 'string' ? to : '') ?? [])
      .map(String),
  );
  const left = [...marks];
  for (const mark of recorded) {
    const index = left.indexOf(mark);
    if (index < 0) problems.push(`The audit log has "${mark}", which was not stored or is logged twice`);
    else left.splice(index, 1);
  }
  return [...problems, ...left.map((mark) => `The audit log does not tell of "${mark}"`)];
}

async function checkRemotes(
  owner: pg.Client,
  model: Model,
  operations: Operations,
  entries: readonly Entry[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const remote of model.remotes) {
    const { name } = remote;
    const { rows } = await owner.query<Pointer>(
      'select live, previous, generation::int as generation from remote_pointer where remote = $1',
      [name],
    );
    const [now] = rows;
    if (!now || rows.length > 1) {
      problems.push(`${name} has ${rows.length} pointers`);
      continue;
    }
    const moves = operations.moves.filter((move) => move.remote === remote);
    problems.push(...settlePointer(remote.pointer, moves, now).map((what) => `${name}: ${what}`));
    const published = await owner.query<{ release: string }>(
      'select release from release where remote = $1',
      [name],
    );
    const releases = published.rows.map(({ release }) => release);
    for (const { release, outcome } of operations.publications.filter((one) => one.remote === remote)) {
      if (releases.includes(release) ? outcome === 'refused' : outcome === 'acknowledged')
        problems.push(
          `${name} ${release}: publishing was ${outcome}, and it is ${releases.includes(release) ? '' : 'not '}there`,
        );
    }
    if (now.live !== null && !releases.includes(now.live))
      problems.push(`${name}: the live release is not published`);
    const changes = releases.length - remote.releases.length + now.generation - remote.pointer.generation;
    const recorded = entries.filter(
      ({ subject, subjectName }) => subject === 'remote' && subjectName === name,
    ).length;
    if (recorded !== changes)
      problems.push(`The audit log has ${recorded} entries for ${name}, which was changed ${changes} times`);
    Object.assign(remote, { pointer: now, releases });
  }
  return problems;
}

async function checkTotals({ toApis }: StormInstallation, people: People, model: Model): Promise<string[]> {
  const problems: string[] = [];
  const check = async (port: number, kind: 'merchant' | 'channel' | 'user', status?: string) => {
    const call = areas[kind].list?.(model.prefix, status);
    const expected = model.rows.filter(
      (row) => row.kind === kind && (!status || row.status === status),
    ).length;
    if (!call) return;
    const author = kind === 'user' ? people.administrators[0] : people.clerks[0];
    const { total } = await insist(port, { ...call, headers: as(author) });
    if (total !== expected)
      problems.push(
        `The list of ${kind}s${status ? ` that are ${status}` : ''} says ${String(total)}, there are ${expected}`,
      );
  };
  for (const { port } of toApis)
    for (const kind of ['merchant', 'channel', 'user'] as const)
      await Promise.all([check(port, kind), check(port, kind, 'active')]);
  return problems;
}

/** Checks the unfiltered lists, whose totals are cached. */
async function checkWhole({ ask, toApis }: StormInstallation, people: People): Promise<string[]> {
  const problems: string[] = [];
  const [counted] = await ask<{ merchants: number; channels: number }>(
    'select (select count(*) from merchant)::int as merchants, (select count(*) from channel)::int as channels',
  );
  const { merchants, channels } = counted!;
  for (const { port } of toApis) {
    const total = async (path: string, fields: string) =>
      (
        await insist(port, {
          method: 'POST',
          path,
          body: { fields, limit: 1 },
          headers: as(people.clerks[0]),
        })
      ).total;
    const recorded = [
      await total(merchantPaths.merchantList, 'option'),
      await total(channelPaths.channelList, 'weight'),
    ];
    if (recorded[0] !== merchants || recorded[1] !== channels)
      problems.push(`The lists say ${recorded.join(' and ')} rows, there are ${merchants} and ${channels}`);
  }
  return problems;
}

function checkSignIns(operations: Operations, entries: readonly Entry[]): string[] {
  const count = (outcome: string) => operations.wrongSignIns.filter((one) => one.outcome === outcome).length;
  const min = count('acknowledged');
  const max = min + count('unknown');
  const recorded = entries.filter(({ action }) => action === 'sign-in-refused').length;
  // A sign-in refused before the password check leaves no entry.
  return recorded < min || recorded > max
    ? [`The audit log has ${recorded} refused sign-ins, expected ${min} to ${max}`]
    : [];
}

/**
 * Checks the invariants once the installation is idle. Updates the model to the stored rows.
 *
 * @param since the last entry of the audit log before the step
 * @returns the violations
 */
export async function checkInvariants(
  installation: StormInstallation,
  model: Model,
  operations: Operations,
  since: number,
): Promise<string[]> {
  const problems = [...installation.ended, ...operations.problems];
  await installation.withOwner(async (owner) => {
    const entries = await entriesSince(owner, since);
    const now = await readRows(owner, model);
    const settled = settleRows(model, operations, now);
    const known = [...now, ...model.rows];
    problems.push(...settled.problems, ...checkEntries(entries, settled.entries, settled.marks, known));
    problems.push(
      ...(await checkRemotes(owner, model, operations, entries)),
      ...checkSignIns(operations, entries),
    );
    const isAdministrator = ({ name }: Row) => model.administrators.some((one) => one.name === name);
    model.rows = now.filter((row) => !isAdministrator(row));
    const [first, second] = model.administrators.map(({ name }) => now.find((row) => row.name === name));
    if (first && second) model.administrators = [first, second];
    const active = await owner.query(
      `select from app_user join role on key = role_key where holds_everything and status = 'active'`,
    );
    if (!active.rowCount) problems.push('There is no active administrator');
    const { brokenAt } = await checkChain(owner);
    if (brokenAt !== null) problems.push(`The audit log is broken from entry ${brokenAt} on`);
    const reads = await checkKeyReads(owner);
    if (reads.brokenAt !== null)
      problems.push(`The log of key reads is broken from line ${reads.brokenAt} on`);
  });
  return problems;
}

/** Compares the counts of both processes with SQL. @returns the differences */
export async function checkLists(
  installation: StormInstallation,
  people: People,
  model: Model,
): Promise<string[]> {
  return [...(await checkTotals(installation, people, model)), ...(await checkWhole(installation, people))];
}
