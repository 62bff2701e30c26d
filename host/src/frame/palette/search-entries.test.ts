import { BoardIcon } from '@backoffice/ui';
import type { PaletteEntry } from './palette-entries';
import { searchEntries } from './search-entries';
import { toPinyin } from './to-pinyin';

function page(path: string, titles: string[], chinese: string[]): PaletteEntry {
  return { id: path, kind: 'page', path, titles, chinese, icon: BoardIcon, run: () => {} };
}

const entries = [
  page('/dashboard', ['Dashboard'], ['首页']),
  page('/merchant/list', ['Merchants', 'Merchant list'], ['商户管理', '商户列表']),
  page('/channel/list', ['Channels', 'Channel list'], ['渠道管理', '渠道列表']),
  page('/user/list', ['Users', 'User list'], ['用户管理', '用户列表']),
  page('/permission/role', ['Permission', 'Roles'], ['权限测试页', '角色权限']),
  page('/i18n/index', ['Página de idiomas'], ['国际化']),
];

const paths = (query: string, sound: typeof toPinyin | undefined = toPinyin) =>
  searchEntries(entries, sound)(query).map(({ entry }) => entry.path);

describe('by sound', () => {
  it.each([
    ['shgl', '/merchant/list'],
    ['shlb', '/merchant/list'],
    ['shanghuguanli', '/merchant/list'],
    ['ShangHu', '/merchant/list'],
    ['qdlb', '/channel/list'],
    ['yonghuliebiao', '/user/list'],
    ['sy', '/dashboard'],
    ['gjh', '/i18n/index'],
  ])('finds %s first of all', (query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  it('forgives a mistyped letter', () => {
    expect(paths('shanghuguanly')[0]).toBe('/merchant/list');
  });

  it('names the title whose sound was typed, unless it is to be seen or was typed too', () => {
    const heard = (query: string) => searchEntries(entries, toPinyin)(query)[0]?.heard;
    expect(heard('shlb')).toBe('商户列表');
    expect(heard('shanghuguanli')).toBe('商户管理');
    expect(heard('merchant')).toBeUndefined();
    const own = page('/user/list', ['用户管理', '用户列表'], ['用户管理', '用户列表']);
    expect(searchEntries([own], toPinyin)('yhlb')[0]).toMatchObject({ entry: own, heard: undefined });
  });

  it('finds nothing once it is switched off, by titles and paths as before', () => {
    const search = searchEntries(entries);
    expect(search('shanghuguanli')).toEqual([]);
    expect(search('shgl')).toEqual([]);
    expect(search('merchant')[0]?.entry.path).toBe('/merchant/list');
  });
});

describe('in each form of its letters', () => {
  it.each([
    ['José Peña', 'Jose Pena'],
    ['José', 'José'.normalize('NFD')],
    ['José'.normalize('NFD'), 'José'],
    ['ガス', 'ｶﾞｽ'],
    ['ｶﾌｪ', 'カフェ'],
    ['カフェ', 'かふぇ'],
    ['ＡＢＣ商店', 'abc'],
    ['İstanbul', 'istanbul'],
  ])('finds %s by %s', (title, query) => {
    expect(searchEntries([page('/x', [title], [])])(query)).toHaveLength(1);
  });

  it('marks the letters of the title as it is shown', () => {
    const title = `Zoe\u0308 ㍿ Ｂar`;
    const marked = (query: string) => {
      const [found] = searchEntries([page('/x', [title], [])])(query);
      return found?.marks.get(0)?.map(([first, last]) => title.slice(first, last + 1));
    };
    expect(marked('zoë')).toContain('Zoe\u0308');
    expect(marked('株式会社')).toContain('㍿');
    expect(marked('bar')).toContain('Ｂar');
  });
});

describe('by title and path', () => {
  it.each([
    ['merchant', '/merchant/list'],
    ['MERCHANT LIST', '/merchant/list'],
    ['mercant', '/merchant/list'],
    ['chanel', '/channel/list'],
    ['/user', '/user/list'],
    ['permission/role', '/permission/role'],
    ['pagina', '/i18n/index'],
    ['  dashboard ', '/dashboard'],
  ])('finds %j first of all', (query, path) => {
    expect(paths(query, undefined)[0]).toBe(path);
  });

  it('finds a title in Chinese where the interface is', () => {
    const search = searchEntries([page('/merchant/list', ['商户管理', '商户列表'], [])]);
    expect(search('商户')).toHaveLength(1);
  });

  it('ranks a title above a path, though the path holds the whole of it', () => {
    const inTitle = page('/a', ['Orders'], []);
    const inPath = page('orders', ['Something'], []);
    expect(searchEntries([inPath, inTitle])('orders').map(({ entry }) => entry.path)).toEqual([
      '/a',
      'orders',
    ]);
  });

  it('keeps the order of those that are found equally well', () => {
    const twins = ['/x', '/y', '/z'].map((path) => page(path, ['Twin'], []));
    expect(searchEntries(twins)('twin').map(({ entry }) => entry.path)).toEqual(['/x', '/y', '/z']);
  });

  it('ends where a text has too little in common', () => {
    expect(paths('dashboXXX', undefined)).toContain('/dashboard');
    expect(paths('dashXXXXX', undefined)).toEqual([]);
    expect(paths('zzzz')).toEqual([]);
  });

  it('returns the matched letters of each title', () => {
    const [found] = searchEntries(entries)('list');
    expect(found?.marks.get(found.entry.titles.length - 1)).toContainEqual([
      found!.entry.titles.at(-1)!.indexOf('list'),
      found!.entry.titles.at(-1)!.length - 1,
    ]);
  });
});
