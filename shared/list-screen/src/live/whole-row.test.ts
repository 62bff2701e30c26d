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

it('reads a shortened row by itself, and keeps what that lacks', async () => {
  answer([{ id: 7, text: 'whole', note: 'as it is' }]);
  expect(await wholeRow('merchants', listed)).toEqual({
    id: 7,
    text: 'whole',
    note: 'as it is',
    privateKey: 'key',
  });
});

it('keeps no part of a key that was shortened', async () => {
  answer([{ id: 7, text: 'whole' }]);
  const row = await wholeRow('merchants', { ...listed, shortened: ['text', 'privateKey'] });
  expect(row).not.toHaveProperty('privateKey');
});

it('asks nothing for a row that is whole', async () => {
  const row = { id: 7, text: 'whole' };
  expect(await wholeRow('merchants', row)).toBe(row);
});

it('leaves a row that is gone as it was, for the server refuses it', async () => {
  answer([]);
  expect(await wholeRow('merchants', listed)).toBe(listed);
});
