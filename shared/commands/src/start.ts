import { buildWorkspace } from './build/build-workspace';
import { startStack } from './stack/stack';
import { checkServerSettings, readStartSettings } from './stack/start-settings';
import { stopOnSignal } from './stack/stop-on-signal';

const { fail, onStop } = stopOnSignal();

try {
  const settings = readStartSettings(process.env);
  checkServerSettings(process.env);
  const releases = await buildWorkspace({ mode: 'production', log: console.log });
  const stack = await startStack({ ...settings, releases, env: process.env, say: console.error });
  onStop(() => stack.stop());
  console.log(`The back-office is ready at ${stack.address} (its API at ${stack.apiAddress}).`);
  if (stack.env.DEMO_DATA === 'on') console.log('It runs with demo data: sign in as admin, password 111111.');
  console.log('Ctrl-C stops it.');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
