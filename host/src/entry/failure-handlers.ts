import type { ApiError } from '@backoffice/api-client';

interface FailureHandlers {
  onSessionEnded(error: ApiError): void;
  onFailure(error: ApiError): void;
  onAnswer?(path: string): void;
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
  onAnswer: (path) => handlers.onAnswer?.(path),
  onRightsChanged: () => handlers.onRightsChanged?.(),
};

/** Answers show that the session is in use. */
export function listenToAnswers(onAnswer: (path: string) => void): void {
  handlers = { ...handlers, onAnswer };
}
