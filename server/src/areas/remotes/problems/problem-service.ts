import {
  type HeldRelease,
  HOST,
  type Problems,
  type ReportedProblem,
  type ReportedVital,
  screens,
} from '@backoffice/contract';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction';
import type { Caller } from '../../../platform/http/caller';
import { knownRoutes } from './known-routes';
import {
  addProblems,
  announceProblems,
  findHostRelease,
  listGivenReleases,
  listProblems,
  listProblemsOverLimit,
  type ReportedRelease,
  type StoredProblem,
} from './problems.repository';
import type { ReleaseScripts } from './release-scripts';
import { asOther, type CheckedRelease, storedProblem } from './stored-problem';
import { addVitals, listVitals, type StoredVital } from './vitals.repository';

/** The stored part of a report. */
export interface Recorded {
  problems: StoredProblem[];
  vitals: StoredVital[];
}

interface Report {
  problems: readonly ReportedProblem[];
  vitals: readonly ReportedVital[];
}

const isOf = (release: HeldRelease) => (each: { remote: string; release?: string | undefined }) =>
  each.remote === release.remote && (each.remote === HOST || each.release === release.release);

/** The host of an installation that has not registered it. */
const unregisteredHost: ReportedRelease = {
  remote: HOST,
  release: 'unnamed',
  scripts: [],
  routes: {},
  demoRoutes: null,
  isGiven: false,
};

/** Adds up problems with the same fingerprint: a statement may write a row once. */
function merged(problems: readonly StoredProblem[]): StoredProblem[] {
  const byRow = new Map<string, StoredProblem>();
  for (const problem of problems) {
    const key = `${problem.remote} ${problem.release} ${problem.fingerprint}`;
    const other = byRow.get(key);
    byRow.set(key, {
      ...problem,
      times: problem.times + (other?.times ?? 0),
      requestIds: [...problem.requestIds, ...(other?.requestIds ?? [])].slice(0, 5),
      isFailure: problem.isFailure || Boolean(other?.isFailure),
    });
  }
  return [...byRow.values()];
}

/** Stores what browsers report of problems and of the speed of pages. */
export class ProblemService {
  constructor(
    private readonly pool: pg.Pool,
    private readonly scripts: ReleaseScripts,
  ) {}

  /** @returns what was stored; reports of releases that the session was not given are left out */
  async record({ tokenHash, userId }: Caller, { problems, vitals }: Report): Promise<Recorded> {
    const references = [...problems, ...problems.flatMap(({ frames }) => frames), ...vitals];
    const releases = await this.checked(await this.releasesOf(tokenHash, references));
    const host = releases.find(({ remote }) => remote === HOST) ?? null;
    const reported = [...problems, ...vitals].map(({ route }) => route);
    const routes = await knownRoutes(this.pool, reported, releases);
    const find = (each: ReportedProblem | ReportedVital) =>
      releases.find((release) => isOf(release)(each)) ?? null;
    const stored = problems.flatMap((problem) => {
      const release = find(problem);
      return release ? [storedProblem(problem, release, { releases, host, routes })] : [];
    });
    const measured = vitals.flatMap(({ route, name, value, ...part }) => {
      const release = find({ route, name, value, ...part });
      return release && routes.has(route)
        ? [{ remote: release.remote, release: release.release, route, name, value }]
        : [];
    });
    await this.store(userId, merged(stored));
    if (measured.length > 0) await addVitals(this.pool, { tokenHash, vitals: JSON.stringify(measured) });
    return { problems: stored, vitals: measured };
  }

  async list(query: { remote?: string | undefined; release?: string | undefined }): Promise<Problems> {
    const remote = query.remote ?? null;
    const release = query.release ?? null;
    const problems = await listProblems(this.pool, { remote, release });
    return { problems, vitals: await listVitals(this.pool, { remote }) };
  }

  private async releasesOf(
    tokenHash: Buffer,
    references: readonly { remote: string; release?: string | undefined; file?: string }[],
  ): Promise<ReportedRelease[]> {
    const named = references.flatMap(({ remote, release }) =>
      release && remote !== HOST ? [{ remote, release }] : [],
    );
    const unique = [...new Map(named.map((each) => [JSON.stringify(each), each])).values()];
    const given = await listGivenReleases(this.pool, {
      tokenHash,
      remotes: unique.map(({ remote }) => remote),
      releases: unique.map(({ release }) => release),
    });
    const ofHost = references.filter(({ remote }) => remote === HOST);
    if (ofHost.length === 0) return given;
    const scripts = ofHost.flatMap(({ file }) => (file ? [file] : []));
    const host = await findHostRelease(this.pool, { tokenHash, host: HOST, scripts });
    return [...given, host ?? unregisteredHost];
  }

  private checked(releases: readonly ReportedRelease[]): Promise<CheckedRelease[]> {
    return Promise.all(
      releases.map(async (release) => ({
        ...release,
        known: await this.scripts.of(release, release.scripts).catch(() => null),
      })),
    );
  }

  private async store(userId: number, problems: readonly StoredProblem[]): Promise<void> {
    if (problems.length === 0) return;
    await inTransaction(this.pool, async (transaction) => {
      const overLimit = await listProblemsOverLimit(transaction, {
        userId,
        problems: JSON.stringify(problems),
      });
      const fits = (problem: StoredProblem) =>
        !overLimit.some((each) => isOf(problem)(each) && each.fingerprint === problem.fingerprint);
      const stored = merged(problems.map((problem) => (fits(problem) ? problem : asOther(problem))));
      const added = await addProblems(transaction, { userId, problems: JSON.stringify(stored) });
      const ids = added.filter(({ isFirst }) => isFirst).map(({ id }) => id);
      if (ids.length > 0) await announceProblems(transaction, { path: screens.remotes, ids });
    });
  }
}
