/** The access to the calls of notes, for the table of permissions. Only the author changes a note. */
export const noteAccess = {
  'POST /merchant/note/list': ['merchants:view', 'merchantPage:view'],
  'POST /merchant/note/find': ['merchants:view', 'merchantPage:view'],
  'POST /merchant/note/create': 'merchants:edit',
  'PUT /merchant/note/update': 'merchants:edit',
  'POST /merchant/note/delete': 'merchants:edit',
  'POST /merchant/note/restore': 'merchants:edit',
  'POST /merchant/note/readers': 'merchants:edit',
  'POST /channel/note/list': 'channels:view',
  'POST /channel/note/find': 'channels:view',
  'POST /channel/note/create': 'channels:edit',
  'PUT /channel/note/update': 'channels:edit',
  'POST /channel/note/delete': 'channels:edit',
  'POST /channel/note/restore': 'channels:edit',
  'POST /channel/note/readers': 'channels:edit',
} as const;
