/** A module of the host in the scope that a container is given, by version. */
type Scope = Record<string, Record<string, { from?: string; get: () => Promise<() => unknown> }>>;

interface ChunkNeeds {
  chunkId: string | number;
  promises: Promise<unknown>[];
  /** By the module's id. */
  installedModules: Record<string, unknown>;
}

/** What the federation's plug-in calls in a remote's entry. */
declare const runTime: {
  runtime: object;
  bundlerRuntime: {
    init(): object;
    initContainerEntry(entry: { shareScope: Scope }): void;
    I(): void;
    consumes(needs: ChunkNeeds): void;
  };
};
export default runTime;
