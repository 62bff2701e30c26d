/**
 * `client`: thrown in this browser. `page`: a page of a remote that could not be loaded or shown. `view`: a page of the menu
 * that no remote exposes. `call`: the server refused, or did not answer.
 */
export const errorKinds = ['client', 'page', 'view', 'call'] as const;

export type ErrorKind = (typeof errorKinds)[number];

/** One line of the error log; all of its texts are redacted. */
export interface ErrorEntry {
  id: string;
  kind: ErrorKind;
  /** When it happened last, ISO 8601. */
  time: string;
  /** How often it happened. */
  times: number;
  /** Path and query of the page that was shown. */
  page: string;
  message: string;
  stack?: string;
  remote?: string;
  release?: string;
  /** Which step of loading or showing a remote's page failed. */
  phase?: string;
  /** Under this id the call is found in the server's log. */
  requestId?: string;
}
