import { writeFileSync } from 'node:fs';
import { describeHost } from '@backoffice/kit/describe-host';
import { HOST_API } from '@backoffice/contract';
import { root } from './workspace';

/** Writes the declarations of this version of the host API to a file, with which later hosts are compared. */
const file = `shared/kit/hosts/${HOST_API}.d.ts`;
writeFileSync(`${root}/${file}`, describeHost());
console.log(`Written: ${file}`);
