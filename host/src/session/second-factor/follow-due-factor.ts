import { formatDateTime } from '@backoffice/i18n';
import { store, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { emit } from '../../kernel/events';
import { NEW_DEVICE_SHOWN_MS } from '../../kernel/patience';
import { factorMessages } from './factor-messages';

/** Reminds a user whose role will require a second factor, once after each load of the page. */
export async function remindOfDueFactor(): Promise<void> {
  const { factorDueAt, mustEnrolFactor } = store.get(userAtom) ?? {};
  if (!factorDueAt || mustEnrolFactor) return;
  try {
    await factorMessages.load();
  } catch (error) {
    console.warn('The reminder of the second factor could not be loaded', error);
    return;
  }
  notify.warning({
    title: factorMessages.text('factors.due.title'),
    body: factorMessages.text('factors.due.body', { at: formatDateTime(factorDueAt) }),
    action: {
      label: factorMessages.text('factors.due.action'),
      onAction: () => emit('pageRequested', { path: '/profile/index' }),
    },
    durationMs: NEW_DEVICE_SHOWN_MS,
  });
}
