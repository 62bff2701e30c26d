import type { RouteNode } from '@backoffice/contract';
import { groupNode } from './group-node';
import { hostNode } from './host-node';
import { nestedRoutes } from './nested';
import { pageNode } from './page-node';
import type { Titles } from './titles';

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
