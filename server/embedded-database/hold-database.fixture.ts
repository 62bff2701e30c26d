import { startEmbeddedDatabase } from './start-embedded-database';

// A separate process that starts the database, for tests that kill it.
const { url } = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '' });
process.stdout.write(`${url}\n`);
setInterval(() => {}, 60_000);
