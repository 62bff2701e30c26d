import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@backoffice/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { listScreenMessages } from '../messages';
import { followRows } from './follow-rows';
import { isLive, isPagedLive, readRows } from './read-rows';

/** What is written together is announced one after the other; and this form's own save is answered first. */
const LOOK_AFTER_MS = 400;

interface Version {
  updatedAt: string;
}

export interface MeanwhileProps {
  /** The name of the row's list. */
  list: string;
  /** Of the row; left out where any change of the list is looked into. */
  id?: number;
  /** The row as it is now; undefined when there is none. Left out where it is read by its id. */
  read?: () => Promise<Version | undefined>;
  /** The version that the form was filled from. */
  updatedAt: string;
  /** Who changed it last, where the reader may see that. */
  findAuthor: () => Promise<string | null | undefined>;
  /** Shows what they changed. */
  onLook: () => void;
}

interface Found {
  /** Undefined: it is gone. */
  updatedAt: string | undefined;
  author?: string | null | undefined;
}

const useMeanwhileStyles = makeStyles({
  bar: { gridColumn: '1 / -1' },
  actions: { justifyContent: 'flex-start' },
});

/** Says in an open form that somebody has changed its row, before it is saved. */
export function Meanwhile({ list, id, updatedAt, read, findAuthor, onLook }: MeanwhileProps) {
  const styles = useMeanwhileStyles();
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
      console.warn('Whether the row of a form was changed could not be asked', error);
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
  const said = () => {
    if (found.updatedAt === undefined) return text('live.form.gone');
    return found.author ? text('live.form.changed-by', { actor: found.author }) : text('live.form.changed');
  };
  return (
    <div className={styles.bar} role="status">
      {isShown && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{said()}</MessageBarBody>
          <MessageBarActions className={styles.actions}>
            <Button onClick={onLook}>{text('live.form.look')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </div>
  );
}
