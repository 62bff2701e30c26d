import { defineMessages, formatDateTime } from '@backoffice/i18n';
import { deviceName } from '@backoffice/open-sessions/device-name';
import { store, tokenAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { emit, on } from '../kernel/events';
import { NEW_DEVICE_SHOWN_MS, NEW_DEVICES_EVERY_MS } from '../kernel/patience';
import { queryClient } from '../kernel/query-client';
import { ownSessionsQuery } from './own-sessions-query';
import { currentPath } from '../kernel/addresses';

const messages = defineMessages('host-devices', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** The page that lists new devices. */
const PROFILE_PATH = '/profile/index';

/**
 * The id of the last device announced since the page was loaded. A user who misses the announcement gets it again after the next
 * load.
 */
let announcedId = 0;

async function look(): Promise<void> {
  if (document.visibilityState === 'hidden' || !navigator.onLine) return;
  if (store.get(tokenAtom) === null) return;
  // The profile page reads the same data and shows it.
  if (currentPath() === PROFILE_PATH) return;
  try {
    // A query, so that signing out cancels it: the server would refuse a call that arrives after the end of the session.
    const { newDevices } = await queryClient.query(ownSessionsQuery);
    const [latest] = newDevices;
    if (!latest || latest.id <= announcedId) return;
    await messages.load();
    announcedId = latest.id;
    const { at, address, userAgent } = latest;
    notify.warning({
      title: messages.text('devices.new.title'),
      body: messages.text('devices.new.body', {
        device: deviceName(userAgent),
        address: address ?? '?',
        at: formatDateTime(at),
      }),
      action: {
        label: messages.text('devices.show.label'),
        onAction: () => emit('pageRequested', { path: PROFILE_PATH }),
      },
      durationMs: NEW_DEVICE_SHOWN_MS,
    });
  } catch (error) {
    console.warn('New devices could not be checked', error);
  }
}

let isFollowing = false;

/** Announces the first sign-in of the user on each new device. */
export function followNewDevices(): void {
  void look();
  if (isFollowing) return;
  isFollowing = true;
  setInterval(() => void look(), NEW_DEVICES_EVERY_MS);
  on('serverChanged', ({ change }) => {
    if (change?.kind === 'device-new') void look();
  });
}
