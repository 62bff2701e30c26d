import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'api-client', rootDir: import.meta.dirname });
