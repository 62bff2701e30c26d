import { configureApiClient } from '@backoffice/api-client';
import { wholeRow } from './whole-row';

const listed = { id: 7, text: 'cut…', note: 'as listed', privateKey: 'key', shortened: ['text'] };

const answer = (items: object[]) => {
  globalThis.fetch = () => Promise.resolve(Response.json({ status: 200, message: 'ok', data: { items } }));
};

beforeEach(() => {
  const baseUrl = 'http://localhost:8789';
  configureApiClient({ baseUrl, getToken: () => 't', onFailure: () => {}, onSessionEnded: () => {} });
});

it('wholeRow reads a shortened row, and keeps fields that the answer lacks', async () => {
  answer([{ id: 7, text: 'whole', note: 'as it is' }]);
  expect(await wholeRow('merchants', listed)).toEqual({
    id: 7,
    text: 'whole',
    note: 'as it is',
    privateKey: 'key',
  });
});

it('wholeRow keeps no part of a shortened key', async () => {
  answer([{ id: 7, text: 'whole' }]);
  const row = await wholeRow('merchants', { ...listed, shortened: ['text', 'privateKey'] });
  expect(row).not.toHaveProperty('privateKey');
});

it('wholeRow sends no call for a complete row', async () => {
  const row = { id: 7, text: 'whole' };
  expect(await wholeRow('merchants', row)).toBe(row);
});

it('wholeRow returns a deleted row unchanged', async () => {
  answer([]);
  expect(await wholeRow('merchants', listed)).toBe(listed);
});
