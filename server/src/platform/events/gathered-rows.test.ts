import { LIVE_ROWS_MAX } from '@backoffice/contract/live-lists';
import { gatherRows } from './gathered-rows';

test('successive writes are combined, each row once', () => {
  const [merchants, types, ...rest] = gatherRows([
    { subject: 'merchant', action: 'update', userId: 5, ids: [1, 2], isMany: false },
    { subject: 'channel type', action: 'create', userId: null, ids: [7], isMany: false },
    { subject: 'merchant', action: 'update', userId: 6, ids: [2], isMany: false },
    { subject: 'merchant', action: 'delete', userId: 5, ids: [1], isMany: false },
    { subject: 'call', action: 'update', userId: 5, ids: [9], isMany: false },
  ]);
  expect(merchants).toMatchObject({ kind: 'merchants', created: [], changed: [1, 2], deleted: [1] });
  expect(Object.fromEntries(merchants!.writers)).toEqual({ 1: 5, 2: null });
  expect(types).toMatchObject({ kind: 'channelTypes', created: [7], changed: [], isMany: false });
  expect(rest).toEqual([]);
});

test('no row is named beyond the limit, except for some new ones', () => {
  const ids = Array.from({ length: LIVE_ROWS_MAX }, (_, index) => index + 1);
  const updates = { subject: 'merchant', action: 'update', userId: 5, ids, isMany: false } as const;
  const creates = { ...updates, action: 'create' } as const;
  const one = { ...creates, userId: 6, ids: [1000] };
  const many = { created: [], changed: [], isMany: true };
  expect(gatherRows([updates, one])).toMatchObject([{ ...many, someCreated: [1000] }]);
  expect(gatherRows([{ ...creates, isMany: true }, one])).toMatchObject([
    { ...many, someCreated: [...ids.slice(1), 1000] },
  ]);
  expect(gatherRows([{ ...updates, isMany: true }])[0]).not.toHaveProperty('someCreated');
});
