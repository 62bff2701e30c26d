-- Neighbours in the menu have different drawings, as a collapsed menu shows nothing else.
update route_node set icon = 'building-shop' where full_path = '/merchant/list';
update route_node set icon = 'wallet' where full_path = '/channel/list';
update route_node set icon = 'settings' where full_path in ('/operations', '/operations/remotes');
