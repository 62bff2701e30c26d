import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'list-screen', rootDir: import.meta.dirname });
