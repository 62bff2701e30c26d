// Not exported: the cookie's name. Read the token from `tokenAtom`.
export {
  arrivingRolesAtom,
  clearSession,
  hasAnyRole,
  may,
  permissionsAtom,
  routesAtom,
  store,
  tokenAtom,
  usePermission,
  userAtom,
} from './session';
export { storedToken } from './stored-token';
export { Permitted } from './permitted';
