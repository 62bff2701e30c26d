import type { Misfit } from '@backoffice/contract';

/** The step at which loading a page of a remote failed. */
export type LoadPhase = 'release' | 'manifest' | 'compatibility' | 'entry' | 'module' | 'timeout';

/** A page of a remote that could not be loaded; costs only that page. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  /** Why it does not fit, where that is what failed. */
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
