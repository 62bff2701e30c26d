// Loaded into the API before itself: on a signal it collects what is garbage, and writes down what is left.
import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// What is finalized by one collection is garbage for the next.
const COLLECTIONS = 4;
const PAUSE_MS = 250;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const file = process.env.MEMORY_FILE;

process.on('SIGUSR2', async () => {
  for (let collection = 0; collection < COLLECTIONS; collection++) {
    collect();
    await pause(PAUSE_MS);
  }
  writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.part`, file);
});
