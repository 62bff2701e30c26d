import type { RouteNode } from '@backoffice/contract';
import { groupNode, pageNode } from './nodes';

const titles = { en: 'Components', zh: '组件', es: 'Componentes', ja: 'コンポーネント' };

const pages = [
  pageNode('tinymce', 'Tinymce', {
    en: 'Rich text editor',
    zh: '富文本编辑器',
    es: 'Editor de texto enriquecido',
    ja: 'リッチテキストエディター',
  }),
  pageNode('markdown', 'Markdown', { en: 'Markdown', zh: 'Markdown', es: 'Markdown', ja: 'Markdown' }),
  pageNode('json-editor', 'JsonEditor', {
    en: 'JSON editor',
    zh: 'JSON 编辑器',
    es: 'Editor JSON',
    ja: 'JSON エディター',
  }),
  pageNode('split-pane', 'SplitPane', {
    en: 'Split pane',
    zh: '分割面板',
    es: 'Panel dividido',
    ja: '分割ペイン',
  }),
  pageNode('avatar-upload', 'AvatarUpload', {
    en: 'Avatar upload',
    zh: '头像上传',
    es: 'Subir avatar',
    ja: 'アバターのアップロード',
  }),
  pageNode('dropzone', 'Dropzone', {
    en: 'Dropzone',
    zh: '拖拽上传',
    es: 'Zona de carga',
    ja: 'ドロップゾーン',
  }),
  pageNode('sticky', 'Sticky', {
    en: 'Sticky',
    zh: '粘性定位',
    es: 'Fijo al desplazarse',
    ja: 'スティッキー',
  }),
  pageNode('count-to', 'CountTo', { en: 'Count to', zh: '数字滚动', es: 'Contador', ja: 'カウントアップ' }),
  pageNode('mixin', 'Mixin', {
    en: 'Component mixin',
    zh: '组件混入',
    es: 'Comportamientos compartidos',
    ja: 'コンポーネントミックスイン',
  }),
  pageNode('back-to-top', 'BackToTop', {
    en: 'Back to top',
    zh: '返回顶部',
    es: 'Volver arriba',
    ja: 'トップへ戻る',
  }),
  pageNode('drag-dialog', 'DragDialog', {
    en: 'Drag dialog',
    zh: '可拖拽对话框',
    es: 'Diálogo arrastrable',
    ja: 'ドラッグできるダイアログ',
  }),
  pageNode('drag-select', 'DragSelect', {
    en: 'Drag select',
    zh: '可拖拽选择器',
    es: 'Selección arrastrable',
    ja: 'ドラッグできる選択',
  }),
  pageNode('dnd-list', 'DndList', {
    en: 'Drag and drop lists',
    zh: '列表拖拽',
    es: 'Listas arrastrables',
    ja: 'ドラッグできるリスト',
  }),
  pageNode('drag-kanban', 'DragKanban', {
    en: 'Drag kanban',
    zh: '可拖拽看板',
    es: 'Kanban arrastrable',
    ja: 'ドラッグできるカンバン',
  }),
];

export const componentRoutes: RouteNode[] = [groupNode('/components', titles, pages, 'settings')];
