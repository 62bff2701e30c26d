/** Why a file was not read. Whoever shows it has the words. */
export type ReadFailure =
  /** Its name ends in something that is not taken. */
  | 'wrong-ending'
  /** It has more bytes than allowed. */
  | 'too-large'
  /** It has no bytes, or nothing but blank rows. */
  | 'empty'
  /** Its content is not what its ending says. */
  | 'other-content'
  /** It is cut off or broken. */
  | 'damaged'
  /** It asks for a password. */
  | 'protected'
  /** It unpacks to far more than its size, or holds far more text than rows of data do. */
  | 'unpacks-too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  /** Its text is in no encoding that is known here. */
  | 'unknown-encoding'
  /** It took longer than anything readable does. */
  | 'too-slow'
  /** What reads files could not be fetched or started. */
  | 'reader-failed';

export class ReadRefusal extends Error {
  override readonly name = 'ReadRefusal';

  constructor(
    readonly failure: ReadFailure,
    options?: ErrorOptions,
  ) {
    super(`The file was not read: ${failure}`, options);
  }
}
