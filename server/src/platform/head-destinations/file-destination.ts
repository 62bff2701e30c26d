import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { HeadDestination } from './head-destination';

const NEWLINE = 10;

/** A file that grows by a line for each head. After a crash in the middle of a line the next one begins on a line of its own. */
export function fileDestination(url: URL): HeadDestination {
  const path = fileURLToPath(url);
  return {
    name: url.href,
    async deliver(lines) {
      const file = await open(path, 'a+');
      try {
        const { size } = await file.stat();
        const last = Buffer.alloc(1, NEWLINE);
        if (size > 0) await file.read(last, 0, 1, size - 1);
        const torn = last[0] === NEWLINE ? '' : '\n';
        await file.appendFile(`${torn}${lines.join('\n')}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}
