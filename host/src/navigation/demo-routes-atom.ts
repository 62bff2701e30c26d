import type { RouteNode } from '@backoffice/contract';
import { atom } from 'jotai';

/** Pages that remotes add to the menu by themselves; none while the demo pages are off. */
export const demoRoutesAtom = atom<readonly RouteNode[]>([]);
