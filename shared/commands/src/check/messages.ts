import { readdirSync } from 'node:fs';
import { messageFileProblems } from '@backoffice/kit/message-files';
import { remotes, root } from '../workspace';

// All packages, listed at each run, so that new ones are included.
const packages = ['host', ...remotes, ...readdirSync(`${root}/shared`).map((name) => `shared/${name}`)];
const problems = packages.flatMap((folder) =>
  messageFileProblems(`${root}/${folder}`).map((problem) => `${folder}/${problem}`),
);
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
