import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'mfe-channel', rootDir: import.meta.dirname });
