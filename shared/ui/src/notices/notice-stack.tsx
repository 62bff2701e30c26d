import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLayers } from '../layers/layers-context';
import { uiMessages } from '../messages';
import { NoticeItem } from './notice-item';
import { useNoticeStackStyles } from './notice-stack.styles';
import { noticeStore } from './notice-store';
import { useAnnouncement } from './use-announcement';

/** Shows what `notify` says. Mounted once, by the host, inside `UiProvider`. */
export function NoticeStack() {
  const styles = useNoticeStackStyles();
  const text = uiMessages.useText();
  const layers = useLayers();
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get);
  const announcement = useAnnouncement(notices);
  return (
    layers &&
    createPortal(
      <>
        <div className={styles.announced} role="status">
          {/* A text that is the same as the last one is read out again only as a new element. */}
          <span key={announcement.id}>{announcement.text}</span>
        </div>
        {notices.length > 0 && (
          <section aria-label={text('ui.notices.label')}>
            <ol className={styles.list}>
              {notices.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} />
              ))}
            </ol>
          </section>
        )}
      </>,
      layers,
    )
  );
}
