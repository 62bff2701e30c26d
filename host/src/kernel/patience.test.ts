import { readFileSync } from 'node:fs';
import {
  FIRST_PAGE_PATIENCE_MS,
  PAGE_DEADLINE_MS,
  PAGE_FAILS_WITHIN_MS,
  PAGE_PATIENCE_MS,
  REMOTE_STEP_DEADLINE_MS,
} from './patience';

/** A number that stands in a package of its own, which cannot import the table. */
function numberIn(file: string, pattern: RegExp): number {
  const text = readFileSync(`${__dirname}/../../../shared/${file}`, 'utf8');
  return Number(pattern.exec(text)?.[1]);
}

it('lets each wait end within the one around it', () => {
  expect(REMOTE_STEP_DEADLINE_MS).toBeLessThan(PAGE_DEADLINE_MS);
  expect(PAGE_DEADLINE_MS).toBeLessThan(PAGE_FAILS_WITHIN_MS);
  expect(PAGE_PATIENCE_MS).toBeLessThan(FIRST_PAGE_PATIENCE_MS);
});

it('has remotes wait for their chunks, and lists for their rows, as long', () => {
  const chunks = numberIn('build-config/src/webpack-remote.mjs', /chunkLoadTimeout: (\d+)/);
  expect(chunks).toBe(REMOTE_STEP_DEADLINE_MS);
  const rows = numberIn('ui/src/list/data-table/skeleton-rows.tsx', /PATIENCE_MS = (\d+)/);
  expect(rows).toBe(PAGE_PATIENCE_MS);
});
