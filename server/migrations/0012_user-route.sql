-- Granted to nobody but who holds everything: who could make users could make an administrator.
insert into route_node (position, path, full_path, component, name, redirect, titles, icon) values
  (40, '/user', '/user', 'Layout', 'user', '/user/list',
   '{"en": "Users", "zh": "用户管理", "es": "Usuarios", "ja": "ユーザー管理"}', 'people');

insert into route_node (parent_id, position, path, full_path, component, name, titles, icon)
select id, 10, 'list', '/user/list', 'mfe-users-roles/UserList', 'users',
       '{"en": "User list", "zh": "用户列表", "es": "Lista de usuarios", "ja": "ユーザー一覧"}'::jsonb, 'person'
from route_node where full_path = '/user';
