import { nodePreset } from '@backoffice/build-config/jest';

export default nodePreset({ displayName: 'commands', rootDir: import.meta.dirname });
