import { ApiError } from '@backoffice/api-client';
import type { OpenSession } from '@backoffice/contract';
import { notify, rowNotices } from '@backoffice/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accessMessages } from './access-messages';
import { accessReviewApi } from './access-review.api';
import { accessReview } from './access-review';

/** Ends somebody's sessions, each once, and has the list read again. */
export function useSessionEnd(username: string) {
  const client = useQueryClient();
  const [ending, setEnding] = useState<readonly number[]>([]);

  async function end({ id }: OpenSession): Promise<void> {
    if (ending.includes(id)) return;
    setEnding((others) => [...others, id]);
    const { text } = accessMessages;
    try {
      await accessReviewApi.endSession(id);
      rowNotices.succeeded(text('access.notice.ended', { name: username }));
    } catch (error) {
      console.error(error);
      if (error instanceof ApiError && error.status === 404)
        notify.info({ title: text('access.notice.gone') });
      else rowNotices.failed(text('access.notice.end-failed'));
    } finally {
      await client.invalidateQueries({ queryKey: accessReview.key });
      setEnding((others) => others.filter((other) => other !== id));
    }
  }
  return { ending, end };
}
