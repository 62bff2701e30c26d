-- Pages of the host itself, open to everybody who is signed in; here they only stand in the menu of those who are granted them.
insert into route_node (position, path, full_path, component, name, titles, icon) values
  (900, '/documentation', '/documentation', 'Layout', 'documentationGroup',
   '{"en": "Documentation", "zh": "文档", "es": "Documentación", "ja": "ドキュメント"}', 'document'),
  (910, '/guide', '/guide', 'Layout', 'guideGroup',
   '{"en": "Guide", "zh": "引导", "es": "Guía", "ja": "ガイド"}', 'question');

insert into route_node (parent_id, position, path, full_path, component, name, titles, icon)
select id, 10, 'index', full_path || '/index', page.component, page.name, parent.titles, parent.icon
from route_node parent
join (values ('/documentation', 'host/Documentation', 'documentation'), ('/guide', 'host/Guide', 'guide'))
  page (parent_path, component, name) on page.parent_path = parent.full_path;

insert into role_grant (role_key, path, action)
select role.key, path, 'view'
from role
cross join unnest(array['/documentation/index', '/guide/index']) path
where role.key = 'editor';
