import { LIVE_ROWS_MOST } from '@backoffice/contract/live-lists';
import { RowGathering } from './gathered-rows';

test('what is written one after another is told together, each row once', () => {
  const gathering = new RowGathering();
  gathering.add({ subject: 'merchant', action: 'update', ids: [1, 2] });
  gathering.add({ subject: 'channel type', action: 'create', ids: [7] });
  gathering.add({ subject: 'merchant', action: 'update', ids: [2] });
  gathering.add({ subject: 'merchant', action: 'delete', ids: [1] });
  gathering.add({ subject: 'call', action: 'update', ids: [9] });
  expect(gathering.take()).toEqual([
    { kind: 'merchants', created: [], changed: [1, 2], deleted: [1], isMany: false },
    { kind: 'channelTypes', created: [7], changed: [], deleted: [], isMany: false },
  ]);
  expect(gathering.take()).toEqual([]);
});

test('of more rows than a page reads at once none is named', () => {
  const gathering = new RowGathering();
  for (let id = 1; id <= LIVE_ROWS_MOST; id++)
    gathering.add({ subject: 'merchant', action: 'update', ids: [id] });
  gathering.add({ subject: 'merchant', action: 'create', ids: [1000] });
  expect(gathering.take()).toMatchObject([{ changed: [], created: [], isMany: true }]);
});
