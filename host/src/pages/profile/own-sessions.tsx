import { api } from '@backoffice/api-client';
import { apiPaths, type DevicesSeenRequest, type NewDevice } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { OpenSessionList, useSessionEnds } from '@backoffice/open-sessions';
import { deviceName } from '@backoffice/open-sessions/device-name';
import { Button, makeStyles, rowNotices, tokens, useBusy } from '@backoffice/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ownSessionsQuery } from '../../session/own-sessions-query';
import { usePageStyles } from '../page-layout/page.styles';
import { profileMessages } from './profile-texts';

const end = (id: number) => api.post(apiPaths.userSessionEnd, { id }, { shown: true });
const endAll = () => api.post(apiPaths.userSessionsEnd, undefined, { shown: true });
const knowUpTo = (upTo: number) =>
  api.post(apiPaths.userDevicesSeen, { upTo } satisfies DevicesSeenRequest, { shown: true });

const useStyles = makeStyles({
  news: {
    display: 'grid',
    justifyItems: 'start',
    rowGap: tokens.spacingVerticalS,
    marginBlockEnd: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  newsTitle: { margin: 0, fontSize: 'inherit', fontWeight: tokens.fontWeightSemibold },
  endAll: { marginBlockStart: tokens.spacingVerticalM },
});

function NewDevices({
  devices,
  readAgain,
}: {
  devices: readonly NewDevice[];
  readAgain: () => Promise<void>;
}) {
  const page = usePageStyles();
  const styles = useStyles();
  const text = profileMessages.useText();
  const titleId = useId();
  const { isBusy, run } = useBusy();
  const know = () =>
    run(async () => {
      try {
        await knowUpTo(Math.max(...devices.map(({ id }) => id)));
      } catch (error) {
        console.error(error);
        rowNotices.failed(text('profile.devices.failed'), error);
      }
      await readAgain();
    });
  return (
    <div className={styles.news}>
      <h3 className={styles.newsTitle} id={titleId}>
        {text('profile.devices.title')}
      </h3>
      <p className={page.text}>{text('profile.devices.hint')}</p>
      <ul aria-labelledby={titleId} className={page.list}>
        {devices.map(({ id, userAgent, address, at }) => (
          <li key={id}>
            {text('profile.devices.device', {
              device: deviceName(userAgent),
              address: address ?? '?',
              at: formatDateTime(at),
            })}
          </li>
        ))}
      </ul>
      <Button disabledFocusable={isBusy} onClick={() => void know()}>
        {text('profile.devices.known')}
      </Button>
    </div>
  );
}

/** The user's open sessions with buttons that end them, and the new devices that the user has not confirmed yet. */
export function OwnSessionsCard() {
  const page = usePageStyles();
  const styles = useStyles();
  const text = profileMessages.useText();
  const titleId = useId();
  const client = useQueryClient();
  const { data, isError, isPending } = useQuery(ownSessionsQuery);
  const readAgain = () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
  const { gone, ending, endOne, isEndingAll, endAllOthers } = useSessionEnds({ end, endAll, readAgain });
  const sessions = data?.sessions.filter(({ id }) => !gone.includes(id)) ?? [];
  return (
    <section aria-busy={isPending} aria-labelledby={titleId} className={page.card}>
      <h2 className={page.title} id={titleId}>
        {text('profile.sessions.title')}
      </h2>
      {data && data.newDevices.length > 0 && <NewDevices devices={data.newDevices} readAgain={readAgain} />}
      <p className={page.hint}>{text(isError ? 'profile.sessions.failed' : 'profile.sessions.hint')}</p>
      {isError && <Button onClick={() => void readAgain()}>{text('profile.sessions.retry')}</Button>}
      <OpenSessionList
        ending={ending}
        label={text('profile.sessions.title')}
        onEnd={(session) => void endOne(session)}
        sessions={sessions}
      />
      {sessions.length > 2 && (
        <Button
          className={styles.endAll}
          disabledFocusable={isEndingAll}
          onClick={() => void endAllOthers(sessions)}
        >
          {text('profile.sessions.end-others')}
        </Button>
      )}
    </section>
  );
}
