-- The page of service accounts, granted to no role but the one that has everything.
insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, hidden, affix, aliases, section)
select id, 15, 'service-accounts', '/user/service-accounts', 'mfe-users-roles/ServiceAccounts', 'serviceAccounts',
  '{"en": "Service accounts", "zh": "服务账户", "es": "Cuentas de servicio", "ja": "サービスアカウント"}', 'plug', false, false, '{}', null
from route_node where full_path = '/user';
