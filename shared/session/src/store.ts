import { createStore } from 'jotai';

/** The one Jotai store: host and remotes see the same session through it, inside React and outside. */
export const store = createStore();
