import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'charts', rootDir: import.meta.dirname });
