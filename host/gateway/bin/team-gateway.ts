import { runUntilStopped } from '../run-until-stopped';
import { createTeamGateway } from '../team-gateway';
import { readTeamSettings, TEAM_GATEWAY_PORT } from '../team-settings';

const problems: string[] = [];
const settings = readTeamSettings(process.env, problems);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else if (settings.backends.size === 0) {
  console.log('TEAM_BACKENDS is not set: no remote has a backend.');
} else {
  await runUntilStopped(await createTeamGateway(settings), { port: TEAM_GATEWAY_PORT, host: '0.0.0.0' });
}
