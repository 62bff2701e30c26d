const LOOK_EVERY_MS = 1000;

/**
 * Ends this process in order on Ctrl-C, on a termination signal and after a failure.
 *
 * @returns `onStop` registers work to be done first; `fail` prints a sentence and ends with code 1
 */
export function stopOnSignal() {
  let stopping = false;
  let stop = () => Promise.resolve();

  const end = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(code);
  };
  // The terminal or the reader of the output may close before this process ends.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  // The parent process, such as pnpm or the runner, was killed.
  process.on('disconnect', () => void end(0));
  if (process.env.npm_lifecycle_event) {
    const runner = process.ppid;
    setInterval(() => process.ppid !== runner && void end(0), LOOK_EVERY_MS).unref();
  }

  return {
    onStop(before: () => Promise<void>) {
      stop = before;
    },
    fail(message: string) {
      console.error(message);
      void end(1);
    },
  };
}
