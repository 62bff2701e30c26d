import { readFileSync } from 'node:fs';
import { featureProblems } from './feature-problems';
import { root } from './workspace';

const problems = featureProblems(readFileSync(`${root}/docs/features.md`, 'utf8'));
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
