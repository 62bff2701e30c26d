import { atom } from 'jotai';
import type { Settings } from './kept-settings';
import { settingsAtom } from './settings-atom';

const settingAtom = <K extends keyof Settings>(name: K) =>
  atom(
    (get) => get(settingsAtom)[name],
    (_get, set, value: Settings[K]) => set(settingsAtom, { [name]: value }),
  );

export const colorSchemeAtom = settingAtom('colorScheme');
export const tagsViewAtom = settingAtom('tagsView');
export const fixedHeaderAtom = settingAtom('fixedHeader');
export const sidebarLogoAtom = settingAtom('sidebarLogo');
export const showSettingsAtom = settingAtom('showSettings');
export const supportPinyinSearchAtom = settingAtom('supportPinyinSearch');
