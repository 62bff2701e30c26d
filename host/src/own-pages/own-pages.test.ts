import { messageProblems } from '@backoffice/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@backoffice/i18n';
import { ownPage } from './own-pages';
import { isOwnView } from './own-view';

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`${__dirname}/${entry.name}`).includes('messages'))
  .map(({ name }) => name);

it.each(folders)('%s has every text in four languages, with the same parameters', (folder) => {
  const texts = languages.map((language): [string, Record<string, string>] => {
    const file = readFileSync(`${__dirname}/${folder}/messages/${language}.json`, 'utf8');
    return [language, JSON.parse(file) as Record<string, string>];
  });
  expect(messageProblems(Object.fromEntries(texts) as Parameters<typeof messageProblems>[0])).toEqual([]);
});

it('knows the host’s own views by their name', () => {
  expect(ownPage('host/Profile')).toBeDefined();
  expect(ownPage('host/Nothing')).toBeUndefined();
  expect(ownPage('host/constructor')).toBeUndefined();
  expect(ownPage('mfe-merchant/Profile')).toBeUndefined();
  expect(isOwnView('mfe-host/Profile')).toBe(false);
});

it('loads a page with its texts', async () => {
  const page = await ownPage('host/NotFound')!();
  expect(page.Page).toBeInstanceOf(Function);
  expect(page.messages).not.toHaveLength(0);
});
