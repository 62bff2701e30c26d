// Not exported: the cookie's name. Whoever needs the token reads tokenAtom.
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
