/** The sections that are plain sentences, in their order; `id` is also the anchor in the address. */
export const docSections = [
  { id: 'find', title: 'docs.find.title', lines: ['docs.find.name', 'docs.find.number', 'docs.find.open'] },
  {
    id: 'filters',
    title: 'docs.filters.title',
    lines: ['docs.filters.keep', 'docs.filters.sort', 'docs.filters.reset'],
  },
  {
    id: 'export',
    title: 'docs.export.title',
    lines: ['docs.export.rows', 'docs.export.formats', 'docs.export.keys'],
  },
  { id: 'keyboard', title: 'docs.keyboard.title', lines: [] },
  {
    id: 'session',
    title: 'docs.session.title',
    lines: ['docs.session.ended', 'docs.session.cancel', 'docs.session.leave'],
  },
  {
    id: 'permissions',
    title: 'docs.permissions.title',
    lines: ['docs.permissions.menu', 'docs.permissions.edit', 'docs.permissions.more'],
  },
] as const;
