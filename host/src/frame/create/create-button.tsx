import { useLanguage } from '@backoffice/i18n';
import { permissionsAtom, store } from '@backoffice/session';
import { AddIcon, IconButton, Menu, type MenuItem } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { type Navigation, navigationAtom } from '../../navigation/navigation';
import { createToolsAtom } from './create-slot';
import { creations, messages } from './creations';

/** Menu items for the forms of everything that the user may create. */
function creationItems(navigation: Navigation, navigate: NavigateFunction): MenuItem[] {
  return creations(navigation).map(({ key, label, icon: Icon, address }) => ({
    key,
    label,
    icon: <Icon />,
    onSelect: () => void navigate(address),
  }));
}

/** A button with a menu of everything that the user may create. Renders nothing for users who may create nothing. */
function CreateButton() {
  const text = messages.useText();
  const navigate = useNavigate();
  const navigation = useAtomValue(navigationAtom);
  // Renders again when rights or language change, which `creations` reads.
  useAtomValue(permissionsAtom);
  useLanguage();
  const items = creationItems(navigation, navigate);
  if (items.length === 0) return null;
  const label = text('create.menu.label');
  return (
    <Menu
      align="end"
      items={items}
      label={label}
      trigger={(props) => <IconButton {...props} icon={<AddIcon />} label={label} />}
    />
  );
}

/** Shows the create button in the top bar, or its entries in the user menu where the bar has no room. */
export async function showCreate(): Promise<void> {
  try {
    await messages.load();
    store.set(createToolsAtom, { CreateButton, creationItems });
  } catch (error) {
    console.warn('Could not show the create menu', error);
  }
}
