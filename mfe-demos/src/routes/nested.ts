import { groupNode } from './group-node';
import { pageNode } from './page-node';
import type { Titles } from './titles';

const menu = (number: string): Titles => ({
  en: `Menu ${number}`,
  zh: `菜单 ${number}`,
  es: `Menú ${number}`,
  ja: `メニュー ${number}`,
});
const page = (number: string) => pageNode(`menu${number}`, 'Nested', menu(number));

/** A menu of several levels. */
export const nestedRoutes = groupNode(
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
