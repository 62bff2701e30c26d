import { offerOwnPages, ownPage, isOwnView, parseView } from '../remotes/view';
import { ownPages } from './own-pages';

beforeAll(() => offerOwnPages(ownPages));
const own = (name: string) => ownPage(parseView(name));

it('knows the host’s own views by their name', () => {
  expect(own('host/Profile')).toBeDefined();
  expect(own('host/Nothing')).toBeUndefined();
  expect(own('host/constructor')).toBeUndefined();
  expect(own('mfe-merchant/Profile')).toBeUndefined();
  expect(isOwnView(parseView('mfe-host/Profile'))).toBe(false);
});

it('loads a page with its texts', async () => {
  const page = await own('host/NotFound')!();
  expect(page.Page).toBeInstanceOf(Function);
  expect(page.messages).not.toHaveLength(0);
});
