import { ApiError } from '@backoffice/api-client';
import { HOST, problemLimits, type ReportedProblem } from '@backoffice/contract';
import type { CaughtError } from '../../kernel/error-log/caught-errors';
import { redact } from '../../kernel/error-log/redact';
import { RemoteLoadError } from '../../remotes/remote-load-error';
import { framesOf } from './frames-of';
import type { ShownPage } from './shown-page';

const MAX_CAUSES = 5;
const LONGEST_NAME = 60;
const REQUEST_ID = /^[0-9a-f]{32}$/;

/** An error and its causes, the outermost first. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each !== undefined && chain.length < MAX_CAUSES;)
    each = chain.push(each) && each instanceof Error ? each.cause : undefined;
  return chain;
}

/** A text that the server accepts, without what is known to be secret. */
const clean = (text: string) =>
  redact(text.slice(0, 4 * problemLimits.message))
    .slice(0, problemLimits.message)
    .replace(/[\0\p{Surrogate}]/gu, '');

type Part = Pick<ReportedProblem, 'remote' | 'release' | 'by'>;

/** Attributes an error to the release of a script in its stack, of the boundary that caught it, or of the page shown. */
function partOf(
  { remote, release, kind }: CaughtError,
  frames: ReportedProblem['frames'],
  shown: ShownPage,
): Part {
  const thrower = frames.find((frame) => frame.remote !== HOST);
  if (thrower) return { remote: thrower.remote, release: thrower.release, by: 'stack' };
  if (remote?.startsWith('mfe-')) return { remote, release, by: 'boundary' };
  if (kind === 'render') return { remote: HOST, by: 'boundary' };
  if (frames.length > 0) return { remote: HOST, by: 'stack' };
  return { remote: shown.remote, release: shown.release, by: 'page' };
}

/** Describes an error for the server; null for one that is no fault of a page. */
export function problemOf(caught: CaughtError, shown: ShownPage): ReportedProblem | null {
  const chain = chainOf(caught.error);
  const call = chain.find((each) => each instanceof ApiError);
  // The report has phase, release and route anyway, which a loader adds to the error of a script.
  const [first] = chain;
  const reported = first instanceof RemoteLoadError ? (chain[1] ?? first) : first;
  if (reported instanceof Error && reported.name === 'AbortError') return null;
  const { frames, isForeign } = framesOf(reported instanceof Error ? (reported.stack ?? '') : '');
  if (isForeign) return null;
  const part = partOf(caught, frames, shown);
  if (part.remote !== HOST && !part.release) return null;
  const { requestId } = call ?? {};
  return {
    ...part,
    kind: caught.kind,
    route: shown.route,
    name: reported instanceof Error ? clean(reported.name).slice(0, LONGEST_NAME) || 'Error' : 'Error',
    message:
      reported instanceof Error
        ? clean(reported.message)
        : typeof reported === 'string'
          ? clean(reported)
          : '',
    frames,
    isCall: call !== undefined,
    ...(requestId && REQUEST_ID.test(requestId) && { requestId }),
    times: 1,
  };
}
