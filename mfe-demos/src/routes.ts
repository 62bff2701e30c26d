import type { RouteNode } from '@backoffice/contract';

/** A title in the four languages. */
type Titles = readonly [en: string, zh: string, es: string, ja: string];

const same = (title: string): Titles => [title, title, title, title];

function metaOf([en, zh, es, ja]: Titles): RouteNode['meta'] {
  return { title: en, titles: { en, zh, es, ja } };
}

/**
 * Pages under one entry of the menu.
 *
 * @param path absolute for a group at the top; where the menu has that group already, the pages are added to it
 * @param icon a name of the host's list of icons
 */
function group(path: string, titles: Titles, children: RouteNode[], icon?: string): RouteNode {
  return {
    path,
    component: 'Layout',
    name: `demo-group-${path}`,
    meta: { ...metaOf(titles), ...(icon && { icon }) },
    children,
  };
}

/**
 * A page of this remote in the menu.
 *
 * @param path relative to the group that holds it
 * @param module as it is exposed: `src/pages/back-to-top.tsx` is `BackToTop`
 */
function page(path: string, module: string, titles: Titles): RouteNode {
  return { path, component: `mfe-demos/${module}`, name: `demo-${path}`, meta: metaOf(titles) };
}

/** A page of the host itself, under another address. */
function hostPage(path: string, module: string): RouteNode {
  return { ...page(path, module, same(path)), component: `host/${module}` };
}

/** A group that holds one page shows as that page. */
function single(path: string, module: string, titles: Titles, icon: string): RouteNode {
  return group(path, titles, [page('index', module, titles)], icon);
}

const components = [
  page('tinymce', 'Tinymce', [
    'Rich text editor',
    '富文本编辑器',
    'Editor de texto enriquecido',
    'リッチテキストエディター',
  ]),
  page('markdown', 'Markdown', same('Markdown')),
  page('json-editor', 'JsonEditor', ['JSON editor', 'JSON 编辑器', 'Editor JSON', 'JSON エディター']),
  page('split-pane', 'SplitPane', ['Split pane', '分割面板', 'Panel dividido', '分割ペイン']),
  page('avatar-upload', 'AvatarUpload', [
    'Avatar upload',
    '头像上传',
    'Subir avatar',
    'アバターのアップロード',
  ]),
  page('dropzone', 'Dropzone', ['Dropzone', '拖拽上传', 'Zona de carga', 'ドロップゾーン']),
  page('sticky', 'Sticky', ['Sticky', '粘性定位', 'Fijo al desplazarse', 'スティッキー']),
  page('count-to', 'CountTo', ['Count to', '数字滚动', 'Contador', 'カウントアップ']),
  page('mixin', 'Mixin', [
    'Component mixin',
    '组件混入',
    'Comportamientos compartidos',
    'コンポーネントミックスイン',
  ]),
  page('back-to-top', 'BackToTop', ['Back to top', '返回顶部', 'Volver arriba', 'トップへ戻る']),
  page('drag-dialog', 'DragDialog', [
    'Drag dialog',
    '可拖拽对话框',
    'Diálogo arrastrable',
    'ドラッグできるダイアログ',
  ]),
  page('drag-select', 'DragSelect', [
    'Drag select',
    '可拖拽选择器',
    'Selección arrastrable',
    'ドラッグできる選択',
  ]),
  page('dnd-list', 'DndList', [
    'Drag and drop lists',
    '列表拖拽',
    'Listas arrastrables',
    'ドラッグできるリスト',
  ]),
  page('drag-kanban', 'DragKanban', [
    'Drag kanban',
    '可拖拽看板',
    'Kanban arrastrable',
    'ドラッグできるカンバン',
  ]),
];

const mixChart = page('mix-chart', 'ChartsMix', ['Mixed chart', '混合图表', 'Gráfico mixto', '複合グラフ']);
const charts = [
  page('keyboard', 'ChartsKeyboard', [
    'Keyboard chart',
    '键盘图表',
    'Gráfico con teclado',
    'キーボードで操作するグラフ',
  ]),
  page('line', 'ChartsLine', ['Line chart', '折线图', 'Gráfico de líneas', '折れ線グラフ']),
  { ...mixChart, aliases: ['/charts/mixchart'] },
];

/** `complex-table` is a page of the articles’ own area, in the group of the same path. */
const tables = [
  page('dynamic-table', 'TableDynamic', ['Dynamic table', '动态表格', 'Tabla dinámica', '動的テーブル']),
  page('drag-table', 'TableDrag', ['Drag table', '拖拽表格', 'Tabla arrastrable', 'ドラッグテーブル']),
  page('inline-edit-table', 'TableInlineEdit', [
    'Inline edit table',
    '行内编辑表格',
    'Tabla editable',
    '行内編集テーブル',
  ]),
];

const menu = (number: string): Titles => [
  `Menu ${number}`,
  `菜单 ${number}`,
  `Menú ${number}`,
  `メニュー ${number}`,
];
const nestedPage = (number: string) => page(`menu${number}`, 'Nested', menu(number));

/** A menu of several levels. */
const nested = [
  group('menu1', menu('1'), [
    nestedPage('1-1'),
    group('menu1-2', menu('1-2'), [nestedPage('1-2-1'), nestedPage('1-2-2')]),
    nestedPage('1-3'),
  ]),
  nestedPage('2'),
];

const excel = [
  page('export-excel', 'ExcelExport', [
    'Export Excel',
    '导出 Excel',
    'Exportar a Excel',
    'Excel にエクスポート',
  ]),
  page('export-selected-excel', 'ExcelExportSelected', [
    'Export selected',
    '导出已选项',
    'Exportar selección',
    '選択した行をエクスポート',
  ]),
  page('export-merge-header', 'ExcelExportMergeHeader', [
    'Merged header',
    '合并表头',
    'Encabezado combinado',
    '結合した見出し',
  ]),
  page('upload-excel', 'ExcelUpload', ['Upload Excel', '上传 Excel', 'Subir Excel', 'Excel のアップロード']),
];
const zip = page('download', 'ZipDownload', ['Export zip', '导出 Zip', 'Exportar Zip', 'Zip をエクスポート']);
const printed = page('download', 'PdfDownload', [
  'Download PDF',
  '下载 PDF',
  'Descargar PDF',
  'PDF をダウンロード',
]);
const pdf = [page('index', 'Pdf', same('PDF')), { ...printed, meta: { ...printed.meta, hidden: true } }];

const groups = [
  group('/components', ['Components', '组件', 'Componentes', 'コンポーネント'], components, 'settings'),
  group('/charts', ['Charts', '图表', 'Gráficos', 'グラフ'], charts, 'board'),
  group('/table', ['Table', '表格', 'Tabla', 'テーブル'], tables, 'list'),
  group('/nested', ['Nested routes', '嵌套路由', 'Rutas anidadas', '入れ子のルート'], nested, 'list'),
  single('/tab', 'Tab', ['Tab', '标签页', 'Pestañas', 'タブ'], 'document'),
  single('/icon', 'Icons', ['Icons', '图标', 'Iconos', 'アイコン'], 'info'),
  single('/theme', 'Theme', ['Theme', '主题', 'Tema', 'テーマ'], 'settings'),
  single('/clipboard', 'Clipboard', ['Clipboard', '剪贴板', 'Portapapeles', 'クリップボード'], 'document'),
  single('/i18n', 'Language', ['Languages', '多语言', 'Idiomas', '多言語'], 'info'),
  group(
    '/error',
    ['Error pages', '错误页面', 'Páginas de error', 'エラーページ'],
    [hostPage('401', 'NoPermission'), hostPage('404', 'NotFound')],
    'bug',
  ),
  group('/excel', same('Excel'), excel),
  group('/zip', same('Zip'), [zip]),
  group('/pdf', same('PDF'), pdf),
];

/** What this remote adds to the menu, for the staff that the specification names: visitors see the dashboard alone. */
export const routes: RouteNode[] = groups.map((node) => ({
  ...node,
  meta: { ...node.meta, roles: ['admin', 'editor'] },
}));
