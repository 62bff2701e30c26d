-- Under which caption a node stands in the menu, with all that is in it; a node within another section is shown in its own.
alter table route_node add column section text
  check (section in ('payments', 'people', 'content', 'operations', 'help', 'demos'));

update route_node set section = placed.section
from (values
  ('/transaction', 'payments'),
  ('/merchant', 'payments'),
  ('/channel', 'payments'),
  ('/user', 'people'),
  ('/permission', 'people'),
  ('/example', 'content'),
  ('/operations', 'operations'),
  ('/user/audit-log', 'operations'),
  ('/documentation', 'help'),
  ('/guide', 'help'),
  ('/external-link', 'help'),
  ('/table', 'demos')
) placed (path, section)
where full_path = placed.path;

-- One drawing for one entry.
update route_node set icon = drawn.icon
from (values
  ('/channel', 'routing'),
  ('/channel/list', 'routing'),
  ('/user/access-review', 'shield'),
  ('/user/audit-log', 'clipboard-clock'),
  ('/permission/role', 'lock'),
  ('/example', 'news'),
  ('/example/list', 'news'),
  ('/guide', 'compass'),
  ('/guide/index', 'compass'),
  ('/table', 'table'),
  ('/table/complex-table', 'table'),
  ('/operations', 'puzzle'),
  ('/operations/remotes', 'puzzle'),
  ('/documentation', 'book'),
  ('/documentation/index', 'book'),
  ('/external-link', 'money')
) drawn (path, icon)
where full_path = drawn.path;
