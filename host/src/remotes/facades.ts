import * as ui from '@backoffice/ui';

export { ui };

// Written here, in the base tier's step, so that the list's step leaves out what the base tier holds.
export const loadListStep = () => import(/* webpackChunkName: "list" */ './list-step');
