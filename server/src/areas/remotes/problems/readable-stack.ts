import type { StackFrame } from '@backoffice/contract';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createQueue } from '../../../platform/admission/queue';
import type { ReleaseStore } from '../store/release-store';
import type { StoredFrame } from './problems.repository';

/** A map in memory takes several times its bytes, of which there are at most 4 MB. */
const REMEMBERED = { max: 6 };

/** The parts of a source's name in a map that say nothing: `webpack://mfe_merchant_r1/./src/pages/list.tsx`. */
const PREFIX = /^webpack:\/\/(\/?[\w.@-]+)?\/(\.\/)?/;

/** Finds the source positions of stacks by the maps in the store. */
export class ReadableStacks {
  private readonly inTurn = createQueue('readableStacks');
  private readonly maps = new LRUCache<string, TraceMap>(REMEMBERED);

  constructor(private readonly store: ReleaseStore | null) {}

  /** Adds the source position to each frame of which the store has a map. */
  async read(frames: readonly StoredFrame[]): Promise<StackFrame[]> {
    return this.inTurn(async () => {
      const read: StackFrame[] = [];
      for (const { release, ...frame } of frames) {
        const map = release && (await this.mapOf(frame.remote, release, frame.file));
        read.push({ ...frame, source: map ? sourceOf(map, frame) : null });
      }
      return read;
    });
  }

  private async mapOf(remote: string, release: string, file: string): Promise<TraceMap | null> {
    const key = `${remote} ${release} ${file}`;
    const known = this.maps.get(key);
    if (known) return known;
    const content = await this.store?.read({ remote, release }, file, 'map');
    if (!content) return null;
    await nextTurn();
    const map = new TraceMap(content.toString());
    this.maps.set(key, map);
    return map;
  }
}

/** Columns begin at 1 in stacks, at 0 in maps. */
function sourceOf(
  map: TraceMap,
  { line, column }: Pick<StoredFrame, 'line' | 'column'>,
): StackFrame['source'] {
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return null;
  return {
    file: found.source.replace(PREFIX, ''),
    line: found.line,
    column: found.column + 1,
    name: found.name,
  };
}
