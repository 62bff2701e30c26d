import { BlockCounts } from './block-counts';
import { Landmarks } from './landmarks';
import { createRemembered, REMEMBERED_BYTES } from './remembered';

const blocks = Array.from({ length: 50_000 }, (_, block) => [block, 1, 1] as const);
const counts = () => BlockCounts.of('1:1:', blocks);
const landmarks = () =>
  new Landmarks(
    '1:1:',
    100_000,
    25,
    Array.from({ length: 4000 }, (_, id) => ({ key: 'a name', id, before: id })),
    Array.from({ length: 100_000 }, (_, id) => id),
  );

test.each([
  ['counts', counts],
  ['landmarks', landmarks],
])('%s of tens of millions of rows are cached within a limit of bytes', (_what, make) => {
  const value = make();
  const remembered = createRemembered<BlockCounts | Landmarks>(1000);
  expect(value.bytes).toBeGreaterThan(700_000);
  for (let filter = 0; filter < 200; filter += 1) remembered.set(`filter ${filter}`, value);
  const bytes = remembered.size * value.bytes;
  expect(bytes).toBeLessThanOrEqual(REMEMBERED_BYTES);
  expect(bytes).toBeGreaterThan(REMEMBERED_BYTES / 2);
  expect(remembered.has('filter 199')).toBe(true);
});
