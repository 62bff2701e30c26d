import type { RouteNode } from '@backoffice/contract';
import { groupNode, pageNode } from './nodes';

/** `complex-table` is a page of the articles’ own area, in the group of the same path. */
export const tableRoutes: RouteNode[] = [
  groupNode(
    '/table',
    { en: 'Table', zh: '表格', es: 'Tabla', ja: 'テーブル' },
    [
      pageNode('dynamic-table', 'TableDynamic', {
        en: 'Dynamic table',
        zh: '动态表格',
        es: 'Tabla dinámica',
        ja: '動的テーブル',
      }),
      pageNode('drag-table', 'TableDrag', {
        en: 'Drag table',
        zh: '拖拽表格',
        es: 'Tabla arrastrable',
        ja: 'ドラッグテーブル',
      }),
      pageNode('inline-edit-table', 'TableInlineEdit', {
        en: 'Inline edit table',
        zh: '行内编辑表格',
        es: 'Tabla editable',
        ja: '行内編集テーブル',
      }),
    ],
    'list',
  ),
];
