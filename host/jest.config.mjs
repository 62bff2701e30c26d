import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'host', rootDir: import.meta.dirname, roots: ['<rootDir>/src'] });
