-- Sharing a view with the users of a role is a right of its own. It stands in the tree of pages, where roles are granted things, and is
-- no page. The role that holds everything has it by that.
insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, hidden)
select id, 900, 'view-sharing', '/permission/view-sharing', 'Right', 'viewSharing',
  '{"en": "Sharing of list views", "zh": "共享列表视图", "es": "Compartir vistas de listas", "ja": "一覧ビューの共有"}', 'key', true
from route_node where full_path = '/permission';
