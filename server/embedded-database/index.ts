export { findDatabaseOwner } from './database-owner';
export { EmbeddedDatabaseError } from './embedded-database-error';
export { ensureKeyFiles } from './key-file';
export { freePort } from './server-process';
export { startEmbeddedDatabase, type EmbeddedDatabase } from './start-embedded-database';
