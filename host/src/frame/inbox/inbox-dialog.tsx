import { ApiError } from '@backoffice/api-client';
import { useLanguage } from '@backoffice/i18n';
import { Button, Dialog, EmptyPanel, ErrorPanel, Skeleton } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { usePending } from '../../kernel/pending';
import { useNow } from './age';
import { type Show, unreadAtom } from './inbox.api';
import { useInbox, useInboxChanges } from './inbox.queries';
import { useInboxStyles } from './inbox.styles';
import { InboxRow } from './inbox-row';
import { messages } from './messages';
import { MutedKinds } from './muted-kinds';
import { sentenceOf } from './sentences';

const shows = [
  ['all', 'inbox.show.all'],
  ['unread', 'inbox.show.unread'],
] as const;

function Loading() {
  const styles = useInboxStyles();
  const text = messages.useText();
  return (
    <div aria-busy="true" aria-label={text('inbox.loading.label')} className={styles.skeletons} role="status">
      {[1, 2, 3, 4].map((row) => (
        <div className={styles.skeleton} key={row}>
          <Skeleton />
          <Skeleton className={styles.shortSkeleton} />
        </div>
      ))}
    </div>
  );
}

/** All notifications of the user, newest first. */
export function InboxDialog({ onClose }: { onClose: () => void }) {
  const styles = useInboxStyles();
  const text = messages.useText();
  const language = useLanguage();
  const now = useNow();
  const [show, setShow] = useState<Show>('all');
  const inbox = useInbox(show);
  const { setRead, readUpTo, setDone, mute, unmute } = useInboxChanges();
  const unread = useAtomValue(unreadAtom);
  const list = useRef<HTMLUListElement>(null);
  const { shown, newer, error } = inbox;
  const [newest] = shown;
  usePending(inbox.isPending || inbox.isFetchingNextPage);

  // Moves the focus to the list, because the row of the dismissed notification disappears.
  const afterDone = (id: number) => {
    list.current?.focus();
    void setDone(id);
  };
  return (
    <Dialog onDismiss={onClose} size="side" title={text('inbox.panel.title')}>
      <div className={styles.bar}>
        <div aria-label={text('inbox.panel.title')} className={styles.choice} role="group">
          {shows.map(([each, label]) => (
            <Button
              appearance={show === each ? 'outline' : 'subtle'}
              aria-pressed={show === each}
              key={each}
              onClick={() => setShow(each)}
              size="small"
            >
              {text(label)}
            </Button>
          ))}
        </div>
        <Button
          appearance="subtle"
          disabledFocusable={unread === 0 || !newest}
          onClick={() => newest && void readUpTo(newest.id)}
          size="small"
        >
          {text('inbox.readAll.label')}
        </Button>
      </div>
      {newer.length > 0 && (
        <div className={styles.newer}>
          <Button appearance="primary" className={styles.newerButton} onClick={inbox.showNewer} size="small">
            {text('inbox.newer.label', { n: newer.length })}
          </Button>
        </div>
      )}
      <p className={styles.unseen} role="status">
        {newer[0] && text('inbox.arrived.status', { title: sentenceOf(newer[0], text, language).title })}
      </p>
      {inbox.isPending && <Loading />}
      {error && (
        <ErrorPanel
          body={error.message}
          onRetry={() => void inbox.refetch()}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          title={text('inbox.failed.title')}
        />
      )}
      {inbox.isEmpty && (
        <EmptyPanel
          body={show === 'all' && text('inbox.empty.body')}
          title={text(show === 'all' ? 'inbox.empty.title' : 'inbox.allRead.title')}
        />
      )}
      <ul aria-label={text('inbox.panel.title')} className={styles.list} ref={list} tabIndex={-1}>
        {shown.map((notification) => {
          const { id, kind, readAt, isLocked } = notification;
          return (
            <InboxRow
              key={id}
              notification={notification}
              now={now}
              onDone={() => afterDone(id)}
              onFollow={() => {
                if (readAt === null && !isLocked) void setRead(id, true);
                onClose();
              }}
              onMute={(name) => void mute(kind, name)}
              onRead={(isRead) => void setRead(id, isRead)}
            />
          );
        })}
      </ul>
      {inbox.hasNextPage && (
        <div className={styles.end}>
          <Button
            appearance="subtle"
            disabledFocusable={inbox.isFetchingNextPage}
            onClick={() => void inbox.fetchNextPage()}
          >
            {text('inbox.older.label')}
          </Button>
        </div>
      )}
      {!inbox.isPending && <MutedKinds onUnmute={(kind) => void unmute(kind)} />}
    </Dialog>
  );
}
