import { formatList } from '@backoffice/i18n/format-list';
import { api } from '@backoffice/api-client';
import { remotePaths, type OverrideEndRequest, type RemoteRelease } from '@backoffice/contract';
import { Button, makeStyles, notify, tokens, useBusy } from '@backoffice/ui';
import { useEffect, useState } from 'react';
import { defineMessages, formatDateTime } from '@backoffice/i18n';
import { storeDevOrigins } from '../../kernel/cookies';
import { overriddenReleases } from '../../remotes/releases';

export const messages = defineMessages('host-overrides', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

const useOverrideStyles = makeStyles({
  // Fixed at the bottom of the window, so that it is always visible.
  ribbon: {
    position: 'sticky',
    bottom: 0,
    zIndex: 8,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXXL}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    borderTop: `1px solid ${tokens.colorStatusWarningBorder1}`,
    overflowWrap: 'anywhere',
    '@media (width < 640px)': { paddingInline: tokens.spacingHorizontalM },
  },
});

const originsOf = (overridden: readonly RemoteRelease[]) =>
  overridden.flatMap(({ override }) => override?.origin ?? []);

/** Reloads the page when a development server reports a change. */
function followChanges(origins: readonly string[]): () => void {
  const sources = origins.map((origin) => new EventSource(`${origin}/changes`));
  for (const source of sources) source.onmessage = () => location.reload();
  return () => sources.forEach((source) => source.close());
}

/** Watches the session's overrides: their expiry, changes on development servers, and the command that ends them. */
function useOverrides(overridden: readonly RemoteRelease[]) {
  const [isOver, setIsOver] = useState(false);
  const { isBusy: isEnding, run } = useBusy();
  const origins = originsOf(overridden).join(' ');
  const firstEnd = Math.min(...overridden.map(({ override }) => Date.parse(override!.until)));

  useEffect(() => {
    // The policy of this document was made before the override, so it may not allow the development servers yet.
    if (storeDevOrigins(overriddenReleases().map(({ override }) => override))) location.reload();
    return followChanges(origins.split(' ').filter(Boolean));
  }, [origins]);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), firstEnd - Date.now());
    return () => clearTimeout(timer);
  }, [firstEnd]);

  async function end(): Promise<void> {
    try {
      for (const { name: remote } of overridden)
        await api.post<null>(remotePaths.remoteOverrideEnd, { remote } satisfies OverrideEndRequest, {
          quiet: true,
        });
      storeDevOrigins([]);
      location.reload();
    } catch (error) {
      notify.error({
        title: messages.text('override.end.failed'),
        body: error instanceof Error ? error.message : '',
      });
    }
  }
  return { isOver, isEnding, end: () => void run(end) };
}

export const load = () => messages.load();

/** A ribbon that names the overridden remotes, their source and expiry, and ends the overrides. */
export function OverrideRibbon() {
  const styles = useOverrideStyles();
  const text = messages.useText();
  const overridden = overriddenReleases();
  const { isOver, isEnding, end } = useOverrides(overridden);
  const remotes = overridden.map(({ name, release, override }) =>
    text('override.ribbon.remote', { remote: name, from: override?.origin ?? release }),
  );
  const ends = overridden.map(({ override }) => override!.until).sort();
  return (
    <div className={styles.ribbon} role="status">
      <span>
        {isOver
          ? text('override.ribbon.over')
          : text('override.ribbon.until', { remotes: formatList(remotes), at: formatDateTime(ends[0]!) })}
      </span>
      <Button disabledFocusable={isEnding} onClick={end} size="small">
        {isOver ? text('override.reload.label') : text('override.end.label')}
      </Button>
    </div>
  );
}
