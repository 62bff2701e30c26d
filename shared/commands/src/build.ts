import { buildWorkspace } from './build/build-workspace';

await buildWorkspace({ mode: 'production', log: console.log });
