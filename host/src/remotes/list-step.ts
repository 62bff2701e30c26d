import * as listScreen from '@backoffice/list-screen';
import * as list from '@backoffice/ui/list';

export { list, listScreen };

// Written here so that they leave out what the list's step holds.
export const loadFormStep = () => import(/* webpackChunkName: "form" */ './form-step');
export const loadPanel = () => import(/* webpackChunkName: "list-late" */ '@backoffice/list-screen/panel');
export const loadHistory = () =>
  import(/* webpackChunkName: "list-late" */ '@backoffice/list-screen/history');
export const loadRehearsal = () => import(/* webpackChunkName: "list-rehearsal" */ './list-rehearsal');
