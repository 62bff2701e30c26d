insert into route_node (position, path, full_path, component, name, redirect, titles, icon) values
  (30, '/channel', '/channel', 'Layout', 'channel', '/channel/list',
   '{"en": "Channels", "zh": "渠道管理", "es": "Canales", "ja": "チャネル管理"}', 'wallet');

insert into route_node (parent_id, position, path, full_path, component, name, titles, icon)
select id, 10, 'list', '/channel/list', 'mfe-channel/ChannelList', 'channels',
       '{"en": "Channel list", "zh": "渠道列表", "es": "Lista de canales", "ja": "チャネル一覧"}'::jsonb, 'list'
from route_node where full_path = '/channel';

-- As in the migration that made them; an installation that removed the role goes without.
insert into role_grant (role_key, path, action)
select key, '/channel/list', action
from role
cross join unnest(array['view', 'edit']) action
where key = 'editor';
