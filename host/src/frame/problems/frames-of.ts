import { pathInApp } from '@backoffice/session/base-path';
import { HOST, problemLimits, type ReportedProblem } from '@backoffice/contract';

type Frame = ReportedProblem['frames'][number];

/** The address of a script with line and column, as all browsers write it in a stack. */
const POSITION = /(\b[a-z-]+:\/\/[^\s()]+):(\d+):(\d+)/g;
const OF_RELEASE = /^\/mfe\/([a-z0-9-]+)\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,63})\/(.+)$/;
const OF_HOST = /^\/(assets\/.+)$/;

function frameAt(address: string, line: number, column: number): Frame | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname: whole } = new URL(address);
  if (origin !== location.origin) return null;
  const pathname = pathInApp(whole);
  const position = { line: Math.max(1, line), column: Math.max(1, column) };
  const [, remote, release, file] = OF_RELEASE.exec(pathname) ?? [];
  if (remote && release && file) return { remote: `mfe-${remote}`, release, file, ...position };
  const [, script] = OF_HOST.exec(pathname) ?? [];
  return script ? { remote: HOST, file: script, ...position } : null;
}

/** The positions of a stack in scripts of this product, the innermost first. */
export interface Frames {
  frames: Frame[];
  /** Thrown by a browser extension: not the product's fault. */
  isForeign: boolean;
}

/** Reads the stack of an error. */
export function framesOf(stack: string): Frames {
  const positions = [...stack.matchAll(POSITION)];
  const frames = positions.flatMap(
    ([, address = '', line, column]) => frameAt(address, Number(line), Number(column)) ?? [],
  );
  const isForeign = /^[a-z-]+-extension:/.test(positions[0]?.[1] ?? '');
  return { frames: frames.slice(0, problemLimits.frames), isForeign };
}
