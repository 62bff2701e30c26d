import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'row-import', rootDir: import.meta.dirname });
