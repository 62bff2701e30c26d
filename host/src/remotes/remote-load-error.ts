import type { Misfit } from '@backoffice/contract';

/** The step of loading a remote's page that failed. */
export type LoadPhase = 'release' | 'manifest' | 'compatibility' | 'entry' | 'module' | 'timeout';

/** A failure to load a page of a remote. Affects only that page. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  /** The reasons if the release does not fit this host; else empty. */
  readonly misfits: readonly Misfit[];

  constructor(
    readonly remote: string,
    readonly release: string | undefined,
    readonly phase: LoadPhase,
    message: string,
    { misfits = [], ...options }: { cause?: unknown; misfits?: readonly Misfit[] } = {},
  ) {
    super(message, options);
    this.misfits = misfits;
  }
}
