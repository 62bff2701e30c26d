import type { Late } from '../late/use-late';
import type { charts } from './charts';

export type Charts = typeof charts;

export const lateCharts: Late<Charts> = { fetch: async () => (await import('./charts')).charts };
