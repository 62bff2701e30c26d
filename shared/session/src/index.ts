// Not exported: the cookie's name. Whoever needs the token reads tokenAtom.
export { store } from './store';
export { storedToken, tokenAtom } from './token';
export { arrivingRolesAtom, hasAnyRole, userAtom } from './user';
export { may, permissionsAtom, routesAtom, usePermission } from './permissions';
export { Permitted } from './permitted';
export { clearSession } from './clear-session';
