// Apart from the schemas: what only needs the names does without the library of schemas.

/** The four series of the dashboard, by the names that the specification gives them. */
export const seriesNames = ['newVisitis', 'messages', 'purchases', 'shoppings'] as const;
export type SeriesName = (typeof seriesNames)[number];

/** How many days `GET /dashboard/series` goes back at most. */
export const SERIES_DAYS = 365;
