/** The embedded database can't run; the message is one sentence for the person who started it. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
