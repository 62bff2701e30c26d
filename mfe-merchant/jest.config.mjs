import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'mfe-merchant', rootDir: import.meta.dirname });
