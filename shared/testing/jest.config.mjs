import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'testing', rootDir: import.meta.dirname });
