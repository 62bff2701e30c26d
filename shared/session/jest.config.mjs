import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'session', rootDir: import.meta.dirname });
