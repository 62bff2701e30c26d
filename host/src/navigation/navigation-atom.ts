import { atom } from 'jotai';
import type { Navigation } from './build-navigation';

export const navigationAtom = atom<Navigation>({ pages: [], menu: [], redirects: [], skipped: [] });
