import type { MenuItem } from '@backoffice/ui';
import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { Navigation } from '../../navigation/navigation';

interface CreateTools {
  CreateButton: ComponentType;
  creationItems: (navigation: Navigation, navigate: NavigateFunction) => MenuItem[];
}

/** The create button and its menu items, loaded when the browser is idle. Null until then. */
export const createToolsAtom = atom<CreateTools | null>(null);

/** The position of the create button in the top bar. */
export function CreateSlot() {
  const tools = useAtomValue(createToolsAtom);
  return tools && <tools.CreateButton />;
}
