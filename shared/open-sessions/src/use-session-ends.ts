import { ApiError } from '@backoffice/api-client';
import type { OpenSession } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';
import { notify, rowNotices } from '@backoffice/ui';
import { useState } from 'react';

export const sessionsMessages = defineMessages('open-sessions', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

interface SessionCalls {
  /** The name of the sessions' user; undefined for the signed-in user's own. */
  name?: string;
  end: (id: number) => Promise<unknown>;
  /** Ends all sessions but the current one. */
  endAll: () => Promise<unknown>;
  /** Reloads the list; called after each call, successful or not. */
  readAgain: () => Promise<unknown>;
}

/** Ends open sessions, each once at a time, with a notice of the result. `gone`: the ids of ended sessions. */
export function useSessionEnds({ name, end, endAll, readAgain }: SessionCalls) {
  const [gone, setGone] = useState<readonly number[]>([]);
  const [ending, setEnding] = useState<readonly number[]>([]);
  const [isEndingAll, setIsEndingAll] = useState(false);
  const { text } = sessionsMessages;

  async function endOne({ id }: OpenSession): Promise<void> {
    if (ending.includes(id)) return;
    setEnding((others) => [...others, id]);
    try {
      await end(id);
      rowNotices.succeeded(
        name === undefined ? text('sessions.notice.own-ended') : text('sessions.notice.ended', { name }),
      );
      setGone((others) => [...others, id]);
    } catch (error) {
      console.error(error);
      if (error instanceof ApiError && error.status === 404) {
        notify.info({ title: text('sessions.notice.gone') });
        setGone((others) => [...others, id]);
      } else rowNotices.failed(text('sessions.notice.end-failed'), error);
    } finally {
      setEnding((others) => others.filter((other) => other !== id));
    }
    await readAgain();
  }

  /** @param all the shown sessions */
  async function endAllOthers(all: readonly OpenSession[]): Promise<void> {
    if (isEndingAll) return;
    setIsEndingAll(true);
    const isOneself = all.some(({ isOwn }) => isOwn);
    try {
      await endAll();
      if (name === undefined) rowNotices.succeeded(text('sessions.notice.own-others-ended'));
      else
        rowNotices.succeeded(
          text(isOneself ? 'sessions.notice.others-ended' : 'sessions.notice.all-ended', { name }),
        );
      setGone((others) => [...others, ...all.filter(({ isOwn }) => !isOwn).map(({ id }) => id)]);
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('sessions.notice.end-all-failed'), error);
    } finally {
      setIsEndingAll(false);
    }
    await readAgain();
  }

  return { gone, ending, endOne, isEndingAll, endAllOthers };
}
