// Apart from the rest of the package: a screen fetches it when its list is at rest.
export { RowPanel } from './row-panel';
export { useOpenRow } from './use-open-row';
