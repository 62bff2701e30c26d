import { runChecks } from './check/run-checks';

const { failures } = await runChecks();
if (failures.length > 0) console.log(`${failures.length} of the checks failed.`);
process.exit(failures.length === 0 ? 0 : 1);
