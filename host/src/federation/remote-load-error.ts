/** Where loading a page of a remote failed. */
export type LoadPhase = 'release' | 'manifest' | 'compatibility' | 'entry' | 'module' | 'timeout';

/** A page of a remote that could not be loaded; costs only that page. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: string,
    readonly release: string | undefined,
    readonly phase: LoadPhase,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message, options);
  }
}
