import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
const PATIENCE_MS = 10_000;
const MB = 1024 * 1024;

/** For the environment of a process whose memory is asked for. */
export const tellingMemory = (file: string) => ({
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'tell-memory.mjs')}`,
  MEMORY_FILE: file,
});

/** Of a process, without its garbage, in MB. */
export interface Memory {
  resident: number;
  /** What the program holds itself: objects and buffers. */
  held: number;
}

/** @throws Error where the process does not tell it */
export async function memoryOf(pid: number, file: string): Promise<Memory> {
  process.kill(pid, 'SIGUSR2');
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    const told = await readFile(file, 'utf8').catch(() => null);
    if (told !== null) {
      await rm(file);
      const { rss, heapUsed, external } = JSON.parse(told) as NodeJS.MemoryUsage;
      return { resident: rss / MB, held: (heapUsed + external) / MB };
    }
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('The API does not tell of its memory.');
}
