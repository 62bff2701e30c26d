import type { MenuItem } from '@backoffice/ui';
import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { Navigation } from '../../navigation/navigation';

interface CreateTools {
  CreateButton: ComponentType;
  creationItems: (navigation: Navigation, navigate: NavigateFunction) => MenuItem[];
}

/** The ways to create something, whose code comes when the browser is idle. */
export const createToolsAtom = atom<CreateTools | null>(null);

/** The button with the menu of all that one may create. */
export function CreatePlace() {
  const tools = useAtomValue(createToolsAtom);
  return tools && <tools.CreateButton />;
}
