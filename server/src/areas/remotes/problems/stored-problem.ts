import { HOST, type ReportedProblem } from '@backoffice/contract';
import { hashOf } from '../../../platform/encryption/keyring';
import { ENGINE_ERRORS } from './engine-words';
import { knownWords } from './known-words';
import type { ReportedRelease, StoredFrame, StoredProblem } from './problems.repository';
import type { KnownScripts } from './release-scripts';

/** A release with its scripts; null where the store does not have them. */
export interface CheckedRelease extends ReportedRelease {
  known: KnownScripts | null;
}

interface Checks {
  releases: readonly CheckedRelease[];
  /** The release of the host that is in the stack. */
  host: CheckedRelease | null;
  routes: ReadonlySet<string>;
}

/** The frames that tell two problems apart. */
const TOP_FRAMES = 3;
/** The class of errors with an unknown name, and the route of unknown pages. */
const [NAMELESS, NOWHERE] = ['Error', ''];

const hexOf = (...parts: unknown[]) => hashOf(JSON.stringify(parts)).toString('hex').slice(0, 32);

/** The row that stands for all problems of a release above the limit. */
export const asOther = (problem: StoredProblem): StoredProblem => ({
  ...problem,
  fingerprint: '0'.repeat(32),
  likeness: '0'.repeat(32),
  kind: 'other',
  route: NOWHERE,
  name: NAMELESS,
  message: null,
  frames: [],
  requestIds: [],
});

type ReportedFrame = ReportedProblem['frames'][number];

/** Returns whether a frame is a position in a script of the release. */
function isInScripts({ file, line, column }: ReportedFrame, { scripts, known }: CheckedRelease): boolean {
  if (!scripts.includes(file)) return false;
  const length = known?.lines.get(file)?.[line - 1];
  // Positions are checked where the script is known.
  return !known || (length !== undefined && column <= length + 1);
}

/** The scripts of the host that have names of their own. */
const STEP = /^assets\/(app|early|facades|federation|form-step|main|react|remotes)\.[0-9a-f]{12}\.js$/;

/** Returns the name of a host's script; without its hash where no release of the host is known that it could be checked by. */
function scriptOf(frame: ReportedFrame, release: CheckedRelease): string | null {
  if (isInScripts(frame, release)) return frame.file;
  const step = release.remote === HOST && release.scripts.length === 0 && STEP.exec(frame.file)?.[1];
  return step ? `assets/${step}.js` : null;
}

function storedFrame(frame: ReportedFrame, { releases, host }: Checks): StoredFrame[] {
  const { remote, line, column } = frame;
  const named = releases.find((each) => each.remote === remote && each.release === frame.release);
  const release = remote === HOST ? host : named;
  const file = release && scriptOf(frame, release);
  if (!release || !file) return [];
  return [{ remote, release: release.release, file, line, column }];
}

/**
 * Returns what is stored of a reported problem: words of the release's scripts, positions in them, and known routes. All else of the
 * report is left out, no matter who sent it.
 */
export function storedProblem(
  problem: ReportedProblem,
  release: CheckedRelease,
  checks: Checks,
): StoredProblem {
  const { kind, by, isCall, requestId, times } = problem;
  const words = [release, ...checks.releases, checks.host].map((each) => each?.known?.words);
  const isKnown = (word: string) => words.some((those) => those?.has(word));
  const name = ENGINE_ERRORS.has(problem.name) || isKnown(problem.name) ? problem.name : NAMELESS;
  const message = release.known ? knownWords(problem.message, isKnown) : null;
  const route = checks.routes.has(problem.route) ? problem.route : NOWHERE;
  const frames = problem.frames.flatMap((frame) => storedFrame(frame, checks));
  const top = frames.slice(0, TOP_FRAMES);
  return {
    remote: release.remote,
    release: release.release,
    fingerprint: hexOf(kind, name, route, top, top.length === 0 && message),
    likeness: hexOf(kind, name, route, message, top[0]?.file.replace(/\.[0-9a-f]{12}\./, '.')),
    kind,
    route,
    name,
    message,
    frames,
    times,
    requestIds: requestId ? [requestId] : [],
    // Loads are counted by their own report. A refused call or a broken network says nothing about the release.
    isFailure: release.isGiven && kind !== 'load' && by !== 'page' && !isCall,
  };
}
