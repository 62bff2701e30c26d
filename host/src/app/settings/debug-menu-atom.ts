import { api } from '@backoffice/api-client';
import { apiPaths, type AuthProviders } from '@backoffice/contract';
import { atom } from 'jotai';
import { settingsAtom } from './settings-atom';

const hasDemoDataAtom = atom(false);

hasDemoDataAtom.onMount = (tell) => {
  api.get<AuthProviders>(apiPaths.authProviders, { quiet: true }).then(
    ({ demoAccount }) => tell(demoAccount !== null),
    (error: unknown) => console.warn('It is not known whether the server has demo data.', error),
  );
};

/** Whether the demo pages are in the menu: as chosen, else with demo data alone, for which the server is asked on first use. */
export const debugMenuAtom = atom(
  (get) => get(settingsAtom).debugMenu ?? get(hasDemoDataAtom),
  (_get, set, isOn: boolean) => set(settingsAtom, { debugMenu: isOn }),
);
