import { createGateway } from '../gateway';
import { runUntilStopped } from '../run-until-stopped';
import { readGatewaySettings } from '../settings';

try {
  const settings = readGatewaySettings(process.env);
  await runUntilStopped(await createGateway(settings), { port: settings.port, host: settings.address });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
