import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'rich-text', rootDir: import.meta.dirname });
