import { readGatewayCertificate } from '../gateway-certificate';
import { runUntilStopped } from '../run-until-stopped';
import { createTeamGateway } from '../team-gateway';
import { readTeamSettings, TEAM_GATEWAY_PORT } from '../team-settings';

// Passes calls on to backends for nginx. Ends at once when there are none.
async function run(): Promise<void> {
  const problems: string[] = [];
  const settings = readTeamSettings(process.env, problems);
  const certificate = readGatewayCertificate(process.env, problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (settings.backends.size === 0) {
    console.log('TEAM_BACKENDS is not set: no remote has a backend.');
    return;
  }
  const app = await createTeamGateway({ ...settings, certificate });
  await runUntilStopped(app, { port: TEAM_GATEWAY_PORT, host: '0.0.0.0' });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
