import type { RouteNode } from '@backoffice/contract';
import { groupNode, hostNode, pageNode, type Titles } from './nodes';

const menu = (number: string): Titles => ({
  en: `Menu ${number}`,
  zh: `菜单 ${number}`,
  es: `Menú ${number}`,
  ja: `メニュー ${number}`,
});
const page = (number: string) => pageNode(`menu${number}`, 'Nested', menu(number));

/** A menu of several levels. */
const nestedRoutes = groupNode(
  '/nested',
  { en: 'Nested routes', zh: '嵌套路由', es: 'Rutas anidadas', ja: '入れ子のルート' },
  [
    groupNode('menu1', menu('1'), [
      page('1-1'),
      groupNode('menu1-2', menu('1-2'), [page('1-2-1'), page('1-2-2')]),
      page('1-3'),
    ]),
    page('2'),
  ],
  'list',
);

const same = (title: string): Titles => ({ en: title, zh: title, es: title, ja: title });

/** A group that holds one page shows as that page. */
function single(path: string, module: string, titles: Titles, icon: string): RouteNode {
  return groupNode(path, titles, [pageNode('index', module, titles)], icon);
}

export const restRoutes: RouteNode[] = [
  nestedRoutes,
  single('/tab', 'Tab', { en: 'Tab', zh: '标签页', es: 'Pestañas', ja: 'タブ' }, 'document'),
  single('/icon', 'Icons', { en: 'Icons', zh: '图标', es: 'Iconos', ja: 'アイコン' }, 'info'),
  single('/theme', 'Theme', { en: 'Theme', zh: '主题', es: 'Tema', ja: 'テーマ' }, 'settings'),
  single(
    '/clipboard',
    'Clipboard',
    { en: 'Clipboard', zh: '剪贴板', es: 'Portapapeles', ja: 'クリップボード' },
    'document',
  ),
  single('/i18n', 'Language', { en: 'Languages', zh: '多语言', es: 'Idiomas', ja: '多言語' }, 'info'),
  groupNode(
    '/error',
    { en: 'Error pages', zh: '错误页面', es: 'Páginas de error', ja: 'エラーページ' },
    [hostNode('401', 'NoPermission', same('401')), hostNode('404', 'NotFound', same('404'))],
    'bug',
  ),
];
