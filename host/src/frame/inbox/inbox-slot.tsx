import { makeStyles } from '@backoffice/ui';
import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

/** The bell, loaded when the browser is idle. Null until then. */
export const bellAtom = atom<{ Bell: ComponentType } | null>(null);

const useInboxSlotStyles = makeStyles({
  slot: { flexShrink: 0, width: 'var(--ui-icon-button)', height: 'var(--ui-icon-button)' },
});

/** The position of the bell, reserved so that nothing shifts when it appears. */
export function InboxSlot() {
  const styles = useInboxSlotStyles();
  const loaded = useAtomValue(bellAtom);
  return <span className={styles.slot}>{loaded && <loaded.Bell />}</span>;
}
