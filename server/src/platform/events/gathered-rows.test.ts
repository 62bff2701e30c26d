import { LIVE_ROWS_MOST } from '@backoffice/contract/live-lists';
import { gatherRows } from './gathered-rows';

test('what was written one after another is told together, each row once', () => {
  const [merchants, types, ...others] = gatherRows([
    { subject: 'merchant', action: 'update', userId: 5, ids: [1, 2] },
    { subject: 'channel type', action: 'create', userId: null, ids: [7] },
    { subject: 'merchant', action: 'update', userId: 6, ids: [2] },
    { subject: 'merchant', action: 'delete', userId: 5, ids: [1] },
    { subject: 'call', action: 'update', userId: 5, ids: [9] },
  ]);
  expect(merchants).toMatchObject({ kind: 'merchants', created: [], changed: [1, 2], deleted: [1] });
  expect(Object.fromEntries(merchants!.writers)).toEqual({ 1: 5, 2: null });
  expect(types).toMatchObject({ kind: 'channelTypes', created: [7], changed: [], isMany: false });
  expect(others).toEqual([]);
});

test('of more rows than a page reads at once none is named', () => {
  const ids = Array.from({ length: LIVE_ROWS_MOST }, (_, index) => index + 1);
  const gathered = gatherRows([
    { subject: 'merchant', action: 'update', userId: 5, ids },
    { subject: 'merchant', action: 'create', userId: 5, ids: [1000] },
  ]);
  expect(gathered).toMatchObject([{ changed: [], created: [], isMany: true }]);
});
