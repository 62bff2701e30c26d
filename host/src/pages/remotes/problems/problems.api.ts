import { api } from '@backoffice/api-client';
import { remotePaths, type Problems, type ProblemStack, type SharedModule } from '@backoffice/contract';

/** A remote and a release; what is left out is not filtered by. */
export interface ProblemFilter {
  remote?: string | undefined;
  release?: string | undefined;
}

const quiet = { quiet: true };

export const problemsApi = {
  list: (query: ProblemFilter, signal: AbortSignal) =>
    api.get<Problems>(remotePaths.remoteProblems, { query: { ...query }, signal, ...quiet }),
  stack: (id: number, signal: AbortSignal) =>
    api.get<ProblemStack>(remotePaths.problemStack, { query: { id }, signal, ...quiet }),
  modules: (query: Required<ProblemFilter>, signal: AbortSignal) =>
    api.get<SharedModule[]>(remotePaths.remoteModules, { query: { ...query }, signal, ...quiet }),
};
