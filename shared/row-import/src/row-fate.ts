/** What happened to a row that was to be sent. */
export type RowFate =
  | { kind: 'created'; number: string | number }
  /** In the server's words. */
  | { kind: 'refused'; message: string }
  /** No answer came, however often it was asked: it may have been created. */
  | { kind: 'unknown' }
  | { kind: 'not-sent' };
