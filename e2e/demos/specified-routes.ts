/** All routes of the demo pages in the specification, by group. Hidden ones are in no menu. */
export const specifiedRoutes: { group: string; paths: string[]; hidden?: string[] }[] = [
  {
    group: '/components',
    paths: [
      ...['tinymce', 'markdown', 'json-editor', 'split-pane', 'avatar-upload', 'dropzone', 'sticky'],
      ...['count-to', 'mixin', 'back-to-top', 'drag-dialog', 'drag-select', 'dnd-list', 'drag-kanban'],
    ],
  },
  { group: '/charts', paths: ['keyboard', 'line', 'mix-chart'] },
  { group: '/table', paths: ['dynamic-table', 'drag-table', 'inline-edit-table', 'complex-table'] },
  {
    group: '/nested',
    paths: ['menu1/menu1-1', 'menu1/menu1-2/menu1-2-1', 'menu1/menu1-2/menu1-2-2', 'menu1/menu1-3', 'menu2'],
  },
  {
    group: '/excel',
    paths: ['export-excel', 'export-selected-excel', 'export-merge-header', 'upload-excel'],
  },
  { group: '/error', paths: ['401', '404'] },
  { group: '/pdf', paths: ['index'], hidden: ['download'] },
  ...['/tab', '/icon', '/theme', '/clipboard', '/i18n'].map((group) => ({ group, paths: ['index'] })),
  { group: '/zip', paths: ['download'] },
];
