import type { ShownAddition } from '@backoffice/contract';
import { liveReleases } from '../releases';

/** An addition of a release of this session. */
export interface SessionAddition extends ShownAddition {
  remote: string;
  release: string;
}

/** Returns the additions of this session at a point, in the order of their remotes. */
export function additionsAt(point: string): SessionAddition[] {
  return liveReleases().flatMap(({ name: remote, release, additions = [] }) =>
    additions.filter((each) => each.point === point).map((each) => ({ ...each, remote, release })),
  );
}
