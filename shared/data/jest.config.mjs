import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'data', rootDir: import.meta.dirname });
