import type { Late } from '../late/late';
import type { parts } from './parts';

export const lateParts: Late<typeof parts> = { fetch: async () => (await import('./parts')).parts };
