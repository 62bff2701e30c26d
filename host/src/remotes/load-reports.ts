import type { LoadReport } from '@backoffice/contract';

/** The page loads of remotes since the last report to the server. */
export const loadReports: LoadReport[] = [];

/** The maximum number kept while the server cannot be reached. */
export const MAX_REPORTS = 50;

/**
 * @param page the exposed module
 * @param started the start by `performance.now()`
 * @param failure the phase and error of a failed load
 */
export function reportLoad(
  { name, release }: { name: string; release: string },
  page: string,
  started: number,
  failure?: { phase: LoadReport['phase']; error: unknown },
): void {
  const ms = Math.min(Math.round(performance.now() - started), 600_000);
  const report: LoadReport = {
    remote: name,
    release,
    page,
    phase: failure?.phase ?? 'shown',
    ms,
    outcome: 'ok',
  };
  if (failure) {
    const { error } = failure;
    const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : undefined;
    Object.assign(report, { outcome: 'failed', error: cause?.name.slice(0, 60) });
  }
  if (loadReports.length < MAX_REPORTS) loadReports.push(report);
}
