export const regions = ['CN', 'US', 'JP', 'EU'] as const;
export type Region = (typeof regions)[number];

/** The region that an address names; the first one where it names none that is known. */
export function regionOf(query: URLSearchParams): Region {
  return regions.find((region) => region === query.get('tab')) ?? 'CN';
}
