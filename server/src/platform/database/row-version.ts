/** The new `updated_at` of a changed row: always later than before, so that two changes within one millisecond are told apart. */
export const nextVersion = `greatest(clock_timestamp()::timestamptz(3), updated_at + interval '1 millisecond')`;

/** Holds while the row is as it was read: `place` is the parameter with the milliseconds of that `updatedAt`, or null. */
export function isUnchangedSince(place: string): string {
  return `(${place}::bigint is null or floor(extract(epoch from updated_at) * 1000) = ${place})`;
}
