import { nodePreset } from '@backoffice/build-config/jest';

export default nodePreset({ displayName: 'gateway', rootDir: import.meta.dirname });
