import { FORMER_KEY_SOON_DAYS, type FormerKeyFilter, type KeyAge } from '@backoffice/contract';

const years: Record<KeyAge, number> = { 'over-1-year': 1, 'over-2-years': 2 };

const dayOf = (year: number, days: number) => {
  const now = new Date();
  return new Date(
    Date.UTC(now.getUTCFullYear() - year, now.getUTCMonth(), now.getUTCDate() + days),
  ).toISOString();
};

/** Returns the day (UTC) before which keys of an age were set. */
export const bornBefore = (age: KeyAge): string => dayOf(years[age], 0);

/** Returns the time before which former pairs end. */
export const endingBefore = (filter: FormerKeyFilter): string =>
  filter === 'valid' ? 'infinity' : dayOf(0, FORMER_KEY_SOON_DAYS + 1);
