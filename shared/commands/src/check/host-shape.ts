import { HOST_API } from '@backoffice/contract';
import { describedHosts } from '@backoffice/kit/host-contract';
import { hostExports } from '@backoffice/kit/host-exports';
import { readShipSettings } from '@backoffice/kit/ship-settings';
import { hostChanges } from '../host-shape/host-changes';
import { usesHere, usesInProduct } from '../host-shape/release-uses';

// Compares what the host gives to remotes with what its described versions gave. With `HOST_ADDRESS`, `API_ADDRESS` and
// `DEPLOY_KEY`, the live releases of that product are named beside those of this checkout.
const { env } = process;
const inProduct = env.DEPLOY_KEY ? await usesInProduct(readShipSettings(env)) : [];
const problems = hostChanges([...usesHere(), ...inProduct]);
const described = describedHosts().find(({ version }) => version === HOST_API)?.exports;
if (JSON.stringify(described) !== JSON.stringify(hostExports()))
  problems.push(
    `The host gives other names than described for host API ${HOST_API}: raise HOST_API if that version was released, and run pnpm describe-host.`,
  );
for (const problem of problems) console.log(`${problem}\n`);
if (problems.length > 0)
  console.log('Give the former shape beside the new one, or raise the major version of HOST_API.');
process.exit(problems.length === 0 ? 0 : 1);
