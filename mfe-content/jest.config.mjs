import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'mfe-content', rootDir: import.meta.dirname });
