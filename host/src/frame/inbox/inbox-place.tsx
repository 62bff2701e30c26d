import { makeStyles } from '@backoffice/ui';
import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

/** The bell, whose code comes when the browser is idle. */
export const bellAtom = atom<{ Bell: ComponentType } | null>(null);

const useInboxPlaceStyles = makeStyles({
  place: { flexShrink: 0, width: 'var(--ui-icon-button)', height: 'var(--ui-icon-button)' },
});

/** Where the bell stands, so that nothing moves when it comes. */
export function InboxPlace() {
  const styles = useInboxPlaceStyles();
  const loaded = useAtomValue(bellAtom);
  return <span className={styles.place}>{loaded && <loaded.Bell />}</span>;
}
