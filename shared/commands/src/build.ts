import { buildWorkspace } from './build-workspace';

await buildWorkspace({ mode: 'production', log: console.log });
