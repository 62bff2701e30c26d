import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'ui', rootDir: import.meta.dirname });
