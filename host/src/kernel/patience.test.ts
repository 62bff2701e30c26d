import {
  FIRST_PAGE_PATIENCE_MS,
  PAGE_DEADLINE_MS,
  PAGE_FAILS_WITHIN_MS,
  PAGE_PATIENCE_MS,
  REMOTE_STEP_DEADLINE_MS,
} from './patience';

it('keeps each wait shorter than the one around it', () => {
  expect(REMOTE_STEP_DEADLINE_MS).toBeLessThan(PAGE_DEADLINE_MS);
  expect(PAGE_DEADLINE_MS).toBeLessThan(PAGE_FAILS_WITHIN_MS);
  expect(PAGE_PATIENCE_MS).toBeLessThan(FIRST_PAGE_PATIENCE_MS);
});
