import { nodePreset } from '@backoffice/build-config/jest';

export default nodePreset({ displayName: 'contract', rootDir: import.meta.dirname });
