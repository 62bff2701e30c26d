import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { ReleaseFiles } from '../store/release-store';

const MAP = /\.map$/;
/** Larger maps would hold up other calls when a stack is read. */
const MAX_MAP_BYTES = 4 * 1024 * 1024;

/** The parts of a source map that positions need; the sources' contents are left out. */
const sourceMap = z.object({
  version: z.literal(3),
  sources: z.array(z.nullable(z.string())),
  names: z._default(z.array(z.string()), []),
  mappings: z.string(),
});

function readMap(content: Buffer): Buffer | null {
  if (content.length > MAX_MAP_BYTES) return null;
  try {
    const { success, data } = sourceMap.safeParse(JSON.parse(content.toString()));
    return success ? Buffer.from(JSON.stringify(data)) : null;
  } catch {
    return null;
  }
}

/**
 * Separates the source maps of an uploaded release from the files that gateways serve. Maps that cannot be read are left out: the
 * release works without them.
 *
 * @returns `maps`: by the path of the script
 */
export async function withoutMaps(
  uploaded: ReleaseFiles,
): Promise<{ files: Map<string, Buffer>; maps: ReleaseFiles }> {
  const files = new Map<string, Buffer>();
  const maps = new Map<string, Buffer>();
  for (const [path, content] of uploaded) {
    if (!MAP.test(path.replace(/\.(br|gz)$/, ''))) files.set(path, content);
    else if (MAP.test(path)) {
      await nextTurn();
      const map = readMap(content);
      if (map) maps.set(path.replace(MAP, ''), map);
    }
  }
  return { files, maps };
}
