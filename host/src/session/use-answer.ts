import type { ApiError } from '@backoffice/api-client';
import { useEffect, useEffectEvent, useState } from 'react';

/** Sends a call when the component is shown, and again by `retry`. The answer to a component that has left is dropped. */
export function useAnswer<T>(send: () => Promise<T>) {
  const [answer, setAnswer] = useState<T | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    let isLeft = false;
    sendNow().then(
      (received) => !isLeft && setAnswer(received),
      (error: unknown) => !isLeft && setFailure(error as ApiError),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { answer, failure, setFailure, retry };
}
