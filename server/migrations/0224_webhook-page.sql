-- The page of webhooks, granted to no role but the one that has everything.
insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, hidden, affix, aliases, section)
select id, 16, 'webhooks', '/user/webhooks', 'mfe-users-roles/Webhooks', 'webhooks',
  '{"en": "Webhooks", "zh": "Webhook", "es": "Webhooks", "ja": "Webhook"}', 'send', false, false, '{}', null
from route_node where full_path = '/user';
