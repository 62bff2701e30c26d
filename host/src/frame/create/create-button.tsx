import { useLanguage } from '@backoffice/i18n';
import { permissionsAtom, store } from '@backoffice/session';
import { AddIcon, IconButton, Menu, type MenuItem } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { type Navigation, navigationAtom } from '../../navigation/navigation';
import { createToolsAtom } from './create-place';
import { creations, messages } from './creations';

/** What the user may create, as entries of a menu. */
function creationItems(navigation: Navigation, navigate: NavigateFunction): MenuItem[] {
  return creations(navigation).map(({ key, label, icon: Icon, address }) => ({
    key,
    label,
    icon: <Icon />,
    onSelect: () => void navigate(address),
  }));
}

/** The way to the forms of all that the user may create; nothing for who may create nothing. */
function CreateButton() {
  const text = messages.useText();
  const navigate = useNavigate();
  const navigation = useAtomValue(navigationAtom);
  // Rights and language are read by what makes the entries.
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

/** From now on what the user may create stands in the top bar, or in their menu where that has no room. */
export async function showCreate(): Promise<void> {
  try {
    await messages.load();
    store.set(createToolsAtom, { CreateButton, creationItems });
  } catch (error) {
    console.warn('Could not show the create menu', error);
  }
}
