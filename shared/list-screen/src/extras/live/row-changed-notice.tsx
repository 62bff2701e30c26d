import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@backoffice/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { listScreenMessages } from '../../messages';
import { followRows } from './follow-rows';
import { isLive, isPagedLive, readRows } from '../../changes/read-rows';

/** Changes written together are announced one after the other, and the answer to this form's own save should come first. */
const LOOK_AFTER_MS = 400;

interface Version {
  updatedAt: string;
}

export interface RowChangedNoticeProps {
  /** The name of the row's list. */
  list: string;
  /** The id of the row; left out where any change of the list is checked. */
  id?: number;
  /** Returns the current row; undefined when it no longer exists. Left out where the row is read by its id. */
  read?: () => Promise<Version | undefined>;
  /** The version that the form was filled from. */
  updatedAt: string;
  /** Returns the last user who changed the row, where the reader may see it. */
  findAuthor: () => Promise<string | null | undefined>;
  /** Shows the changes. */
  onLook: () => void;
}

interface Found {
  /** Undefined when the row is gone. */
  updatedAt: string | undefined;
  author?: string | null | undefined;
}

const useRowChangedNoticeStyles = makeStyles({
  bar: { gridColumn: '1 / -1' },
  actions: { justifyContent: 'flex-start' },
});

/** Warns in an open form that another user has changed its row, before it is saved. */
export function RowChangedNotice({ list, id, updatedAt, read, findAuthor, onLook }: RowChangedNoticeProps) {
  const styles = useRowChangedNoticeStyles();
  const text = listScreenMessages.useText();
  const [found, setFound] = useState<Found>({ updatedAt });
  const look = useEffectEvent(async () => {
    try {
      const byId = async () =>
        isPagedLive(list) && id !== undefined && (await readRows<Version>(list, [id]))[0];
      const now = (await (read ?? byId)()) || undefined;
      const author = now && now.updatedAt !== updatedAt ? await findAuthor().catch(() => null) : undefined;
      setFound({ updatedAt: now?.updatedAt, author });
    } catch (error) {
      console.warn('Could not check whether the row of the form has changed', error);
    }
  });
  useEffect(() => {
    if (!isLive(list)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPending = false;
    const lookSoon = () => {
      isPending = true;
      if (document.hidden) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        isPending = false;
        void look();
      }, LOOK_AFTER_MS);
    };
    const stop = followRows(list, (change) => {
      const ids = change && [...change.changed, ...change.deleted];
      if (!ids || change.isMany || id === undefined || ids.includes(id)) lookSoon();
    });
    const onVisibility = () => isPending && lookSoon();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      stop();
    };
  }, [list, id]);

  const isShown = found.updatedAt !== updatedAt;
  const message = () => {
    if (found.updatedAt === undefined) return text('live.form.gone');
    return found.author ? text('live.form.changed-by', { actor: found.author }) : text('live.form.changed');
  };
  return (
    <div className={styles.bar} role="status">
      {isShown && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{message()}</MessageBarBody>
          <MessageBarActions className={styles.actions}>
            <Button onClick={onLook}>{text('live.form.look')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </div>
  );
}
