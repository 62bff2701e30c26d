import { ownPage } from './own-pages';
import { isOwnView } from '../remotes/own-view';

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
