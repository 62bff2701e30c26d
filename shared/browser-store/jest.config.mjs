import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'browser-store', rootDir: import.meta.dirname });
