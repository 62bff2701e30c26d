// Not exported: the cookie's name. Read the token from `tokenAtom`.
export {
  arrivingRolesAtom,
  clearSession,
  hasAnyRole,
  may,
  permissionsAtom,
  routesAtom,
  store,
  storedToken,
  tokenAtom,
  usePermission,
  userAtom,
} from './session';
export { Permitted } from './permitted';
