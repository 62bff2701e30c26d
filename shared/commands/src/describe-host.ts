import { writeFileSync } from 'node:fs';
import { hostExports } from '@backoffice/kit/host-exports';
import { HOST_API } from '@backoffice/contract';
import { root } from './workspace';

/** Writes the interface of this version of the host API to a file, for the contract tests of remotes. */
const file = `shared/kit/hosts/${HOST_API}.json`;
writeFileSync(`${root}/${file}`, `${JSON.stringify(hostExports(), null, 2)}\n`);
console.log(`Written: ${file}`);
