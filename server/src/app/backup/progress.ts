import { Transform } from 'node:stream';

const EVERY_MS = 5_000;

/** Reports progress at a terminal. */
export type Progress = ReturnType<typeof progressTo>;

/** @param say called with one sentence each time */
export function progressTo(say: (sentence: string) => void) {
  return {
    say,
    /** Passes bytes on, and reports their number at intervals. */
    counting(what: string): Transform {
      let bytes = 0;
      let reportedAt = Date.now();
      return new Transform({
        transform(part: Buffer, _encoding, done) {
          bytes += part.length;
          if (Date.now() - reportedAt >= EVERY_MS) {
            reportedAt = Date.now();
            say(`${what}: ${Math.round(bytes / 1024 / 1024)} MB so far.`);
          }
          done(null, part);
        },
      });
    },
  };
}
