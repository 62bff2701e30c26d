import type { RemoteRelease } from '@backoffice/contract';
import { notify } from '@backoffice/ui';
import { RELEASE_OFFER_SHOWN_MS } from '../kernel/patience';
import { releaseOf } from './releases';
import { messages } from './messages';

let offered = '';

/**
 * A session stays with the releases that it began with. What is live by now is offered, once; a reload takes it up, and asks before
 * it loses anything that was typed.
 */
export function offerReleases(live: readonly RemoteRelease[]): void {
  const newer = live.filter(({ name, release, status }) => {
    const own = releaseOf(name);
    return own && (own.release !== release || own.status !== status);
  });
  const key = newer.map(({ name, release, status }) => `${name} ${release} ${status}`).join();
  if (key === offered) return;
  offered = key;
  if (newer.length > 0) void show(newer);
}

async function show(newer: readonly RemoteRelease[]): Promise<void> {
  await messages.load();
  const { text } = messages;
  const remotes = newer.map(({ name }) => name).join(', ');
  const isTakenBack = newer.some(
    ({ name, takenBack }) => takenBack && takenBack === releaseOf(name)?.release,
  );
  const content = {
    title: text(isTakenBack ? 'releases.takenBack.title' : 'releases.newer.title', { remotes }),
    body: text(isTakenBack ? 'releases.takenBack.body' : 'releases.newer.body'),
    action: { label: text('releases.reload.label'), onAction: () => location.reload() },
    durationMs: RELEASE_OFFER_SHOWN_MS,
  };
  if (isTakenBack) notify.warning(content);
  else notify.info(content);
}
