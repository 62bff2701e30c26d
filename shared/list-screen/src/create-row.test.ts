import { ApiError } from '@backoffice/api-client';
import { createRow } from './create-row';
import { reported } from './reported-failures.fixture';

const row = { id: 1 };
const timeout = () => Promise.reject(new ApiError('x', { kind: 'timeout', status: 0 }));

it('is the answer where one came', async () => {
  expect(await createRow({ send: () => Promise.resolve(row) })).toEqual({ outcome: 'created', row });
});

it('knows an earlier attempt by its key', async () => {
  const fields = [{ path: 'Idempotency-Key', message: 'x' }];
  const send = () => Promise.reject(new ApiError('x', { kind: 'refused', status: 409, fields }));
  expect(await createRow({ send })).toEqual({ outcome: 'created-before' });
});

it('looks for the row when no answer came', async () => {
  const find = () => Promise.resolve(row);
  expect(await createRow({ send: timeout, find })).toEqual({ outcome: 'created', row });
  expect(reported).toEqual([]);
});

it('has failed when there is no such row, and is unknown when nobody can tell', async () => {
  const none = () => Promise.resolve(undefined);
  expect(await createRow({ send: timeout, find: none })).toMatchObject({ outcome: 'failed' });
  expect(reported).toHaveLength(1);
  expect(await createRow({ send: timeout })).toEqual({ outcome: 'unknown' });
  expect(await createRow({ send: timeout, find: timeout })).toEqual({ outcome: 'unknown' });
});
