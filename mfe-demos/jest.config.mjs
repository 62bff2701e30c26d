import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'mfe-demos', rootDir: import.meta.dirname });
