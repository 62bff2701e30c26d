import { LIVE_ROWS_MOST } from '@backoffice/contract/live-lists';
import { RowGathering } from './gathered-rows';

test('what is written one after another is told together, each row once', () => {
  const gathering = new RowGathering();
  gathering.add({ subject: 'merchant', action: 'update', userId: 5, ids: [1, 2] });
  gathering.add({ subject: 'channel type', action: 'create', userId: null, ids: [7] });
  gathering.add({ subject: 'merchant', action: 'update', userId: 6, ids: [2] });
  gathering.add({ subject: 'merchant', action: 'delete', userId: 5, ids: [1] });
  gathering.add({ subject: 'call', action: 'update', userId: 5, ids: [9] });
  const [merchants, types] = gathering.take();
  expect(merchants).toMatchObject({ kind: 'merchants', created: [], changed: [1, 2], deleted: [1] });
  expect(Object.fromEntries(merchants!.writers)).toEqual({ 1: 5, 2: null });
  expect(types).toMatchObject({ kind: 'channelTypes', created: [7], changed: [], isMany: false });
  expect(gathering.take()).toEqual([]);
});

test('of more rows than a page reads at once none is named', () => {
  const gathering = new RowGathering();
  for (let id = 1; id <= LIVE_ROWS_MOST; id++)
    gathering.add({ subject: 'merchant', action: 'update', userId: 5, ids: [id] });
  gathering.add({ subject: 'merchant', action: 'create', userId: 5, ids: [1000] });
  expect(gathering.take()).toMatchObject([{ changed: [], created: [], isMany: true }]);
});
