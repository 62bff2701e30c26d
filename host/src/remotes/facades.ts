import * as listScreen from '@backoffice/list-screen';
import * as ui from '@backoffice/ui';
import * as list from '@backoffice/ui/list';

export { list, listScreen, ui };

// Defined here, so that the exports already in this chunk are left out of the other.
export const loadFormStep = () => import(/* webpackChunkName: "form" */ './form-step');
export const loadPanel = () => import(/* webpackChunkName: "list-panel" */ '@backoffice/list-screen/panel');
