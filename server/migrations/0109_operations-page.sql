-- The operations status page belongs to the host. A host of the release before omits its menu entry.
update route_node set component = 'host/Operations' where component = 'mfe-users-roles/Operations';
