import { FIND_MAX } from '@backoffice/contract';
import { store } from '@backoffice/session';
import { useEffect, useState } from 'react';
import { openedByPressAtom } from '../shortcuts/shortcuts';

/** A number, an id, or the beginning of a key's fingerprint. */
const FINDABLE = /^([a-z]{0,4}\d{1,40}|(?=.{8})[\da-f]+( [\da-f]+)*)$/i;

async function findableInClipboard(): Promise<string | undefined> {
  try {
    // Without the permission a browser would ask the user, or show a button of its own at each reading.
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    if (state !== 'granted') return undefined;
    const text = (await navigator.clipboard.readText()).trim();
    return text.length <= FIND_MAX && FINDABLE.test(text) ? text : undefined;
  } catch {
    // The user did not request this, so a failure is not shown.
    return undefined;
  }
}

/** The text in the clipboard, if it can be searched for and the palette was opened by a press. It is not sent to the server. */
export function useClipboardOffer(): string | undefined {
  const [offer, setOffer] = useState<string>();
  useEffect(() => {
    if (!store.get(openedByPressAtom)) return undefined;
    let isWanted = true;
    void findableInClipboard().then((text) => isWanted && setOffer(text));
    return () => {
      isWanted = false;
    };
  }, []);
  return offer;
}
