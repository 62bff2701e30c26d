import type { ApiError } from '@backoffice/api-client';

interface FailureHandlers {
  onSessionEnded(error: ApiError): void;
  onFailure(error: ApiError): void;
  onAnswer?(method: string, path: string): void;
  onRightsChanged?(): void;
}

/** The login page shows the failures of its own calls; the app step takes over with its notices and its dialog. */
let handlers: FailureHandlers = { onSessionEnded: () => {}, onFailure: () => {} };

export function setFailureHandlers(next: FailureHandlers): void {
  handlers = { ...handlers, ...next };
}

export const failureHandlers: FailureHandlers = {
  onSessionEnded: (error) => handlers.onSessionEnded(error),
  onFailure: (error) => handlers.onFailure(error),
  onAnswer: (method, path) => handlers.onAnswer?.(method, path),
  onRightsChanged: () => handlers.onRightsChanged?.(),
};

/** Answers show that the session is in use. */
export function listenToAnswers(onAnswer: NonNullable<FailureHandlers['onAnswer']>): void {
  handlers = { ...handlers, onAnswer };
}
