create table route_node (
  id integer generated always as identity primary key,
  parent_id integer references route_node (id) on delete cascade,
  position integer not null,
  path text not null,
  full_path text not null unique,
  -- 'Layout' for a group, '<remote>/<exposed module>' for a page.
  component text not null,
  name text not null unique,
  redirect text,
  -- By language: en, zh, es, ja.
  titles jsonb not null check (titles ?& array['en', 'zh', 'es', 'ja']),
  icon text,
  hidden boolean not null default false,
  affix boolean not null default false
);

create index route_node_parent_id_idx on route_node (parent_id, position);

create table role_grant (
  role_key text not null references role (key) on delete cascade on update cascade,
  path text not null references route_node (full_path) on delete cascade on update cascade,
  action text not null check (action in ('view', 'edit')),
  primary key (role_key, path, action)
);

create view effective_grant as
  select role_key, path, action from role_grant
  union
  select role.key, node.full_path, action.name
  from role
  cross join route_node node
  cross join (values ('view'), ('edit')) action (name)
  where role.holds_everything and node.component <> 'Layout';

insert into route_node (position, path, full_path, component, name, redirect, titles, icon) values
  (10, '/', '/', 'Layout', 'home', '/dashboard',
   '{"en": "Dashboard", "zh": "首页", "es": "Panel de control", "ja": "ダッシュボード"}', 'board'),
  (20, '/merchant', '/merchant', 'Layout', 'merchant', '/merchant/list',
   '{"en": "Merchants", "zh": "商户管理", "es": "Comercios", "ja": "加盟店管理"}', 'building-shop');

insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, affix)
select id, 10, 'dashboard', '/dashboard', 'mfe-content/Dashboard', 'dashboard',
       '{"en": "Dashboard", "zh": "首页", "es": "Panel de control", "ja": "ダッシュボード"}'::jsonb, 'board', true
from route_node where full_path = '/'
union all
select id, 10, 'list', '/merchant/list', 'mfe-merchant/MerchantList', 'merchants',
       '{"en": "Merchant list", "zh": "商户列表", "es": "Lista de comercios", "ja": "加盟店一覧"}'::jsonb, 'list', false
from route_node where full_path = '/merchant';

insert into role (key, name, description, holds_everything) values
  ('admin', 'admin', 'Super administrator: every page.', true),
  ('editor', 'editor', 'Editor: every page but users, roles and permissions.', false);

insert into role_grant (role_key, path, action)
select 'editor', path, action
from unnest(array['/dashboard', '/merchant/list']) path
cross join unnest(array['view', 'edit']) action;
