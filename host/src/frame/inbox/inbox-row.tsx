import type { Notification } from '@backoffice/contract/inbox';
import { unmutableKinds } from '@backoffice/contract/inbox-paths';
import { useLanguage } from '@backoffice/i18n';
import { IconButton, Menu, type MenuItem, mergeClasses, MoreHorizontalIcon } from '@backoffice/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { inAppPath } from '../../kernel/addresses';
import { Age } from './age';
import { useInboxStyles } from './inbox.styles';
import { messages } from './messages';
import { kindName, sentenceOf } from './sentences';

interface InboxRowProps {
  notification: Notification;
  /** The current time in ms. */
  now: number;
  onFollow: () => void;
  onRead: (isRead: boolean) => void;
  onDone: () => void;
  onMute: (kindName: string) => void;
}

/** A notification: its sentence with a link to its subject, its age and its actions. */
export function InboxRow({ notification, now, onFollow, onRead, onDone, onMute }: InboxRowProps) {
  const styles = useInboxStyles();
  const text = messages.useText();
  const language = useLanguage();
  const bodyId = useId();
  const { kind, address, createdAt, readAt, isLocked } = notification;
  const { icon: KindIcon, title, body } = sentenceOf(notification, text, language);
  const isUnread = readAt === null;
  const name = kindName(kind, text);
  const label = text('inbox.actions.label', { title });
  const items: MenuItem[] = [
    {
      key: 'read',
      label: text(isUnread ? 'inbox.read.label' : 'inbox.unread.label'),
      onSelect: () => onRead(isUnread),
      disabled: isLocked && isUnread,
    },
    { key: 'done', label: text('inbox.done.label'), onSelect: onDone, disabled: isLocked },
    {
      key: 'mute',
      label: text('inbox.mute.label', { kind: name }),
      apart: true,
      onSelect: () => onMute(name),
      disabled: isLocked || unmutableKinds.includes(kind),
      hint: isLocked ? text('inbox.locked.hint') : undefined,
    },
  ];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <KindIcon />
      </span>
      <div>
        <Link
          aria-describedby={bodyId}
          className={mergeClasses(styles.link, isUnread && styles.unread)}
          onClick={onFollow}
          to={inAppPath(address)}
        >
          {isUnread && (
            <>
              <span aria-hidden="true" className={styles.mark} />
              <span className={styles.unseen}>{text('inbox.unread.mark')}: </span>
            </>
          )}
          <span>{title}</span>
        </Link>
        <p className={styles.body} id={bodyId}>
          {body}
        </p>
        <span className={styles.age}>
          <Age at={createdAt} now={now} />
        </span>
      </div>
      <span className={styles.menu}>
        <Menu
          align="end"
          items={items}
          label={label}
          trigger={(props) => <IconButton {...props} icon={<MoreHorizontalIcon />} label={label} />}
        />
      </span>
    </li>
  );
}
