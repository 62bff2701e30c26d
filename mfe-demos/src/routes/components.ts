import type { RouteNode } from '@backoffice/contract';
import { groupNode } from './group-node';
import { pageNode } from './page-node';

export const componentRoutes: RouteNode[] = [
  groupNode(
    '/components',
    { en: 'Components', zh: '组件', es: 'Componentes', ja: 'コンポーネント' },
    [
      pageNode('back-to-top', 'BackToTop', {
        en: 'Back to top',
        zh: '返回顶部',
        es: 'Volver arriba',
        ja: 'トップへ戻る',
      }),
    ],
    'settings',
  ),
];
