import { store } from '@backoffice/session';
import type { UiProviderProps } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { settingsAtom } from '../kernel/settings/settings-atom';
import { sizeAtom } from '../kernel/settings/size-atom';

const dark = matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  dark.addEventListener('change', onChange);
  return () => dark.removeEventListener('change', onChange);
}

/** How everything looks: as was chosen here, and light or dark by the operating system as long as nothing was. */
export function useAppearance(): Pick<UiProviderProps, 'scheme' | 'brand' | 'size'> {
  const system = useSyncExternalStore(subscribe, () => (dark.matches ? 'dark' : 'light'));
  const { colorScheme, brand } = useAtomValue(settingsAtom, { store });
  const size = useAtomValue(sizeAtom, { store });
  return { scheme: colorScheme === 'system' ? system : colorScheme, brand, size };
}
