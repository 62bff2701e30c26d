-- A page for each merchant, which its row leads to; whoever sees the list sees it.
insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, hidden)
select id, 20, ':id', '/merchant/:id', 'mfe-merchant/MerchantPage', 'merchantPage',
  '{"en": "Merchant", "zh": "商户", "es": "Comercio", "ja": "加盟店"}', 'building-shop', true
from route_node where full_path = '/merchant';

insert into role_grant (role_key, path, action)
select role_key, '/merchant/:id', 'view' from role_grant where path = '/merchant/list' and action = 'view';
