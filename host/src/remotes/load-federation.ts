/** The step that takes remotes up. */
export const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation');
