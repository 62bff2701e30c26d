import * as ui from '@backoffice/ui';

export { ui };

// Written here, in the base tier's step, so that the tiers leave out what the base tier holds.
export const loadListTier = () => import(/* webpackChunkName: "list" */ '@backoffice/ui/list');
export const loadFormTier = () => import(/* webpackChunkName: "form" */ '@backoffice/ui/form');
