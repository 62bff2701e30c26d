import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'mfe-users-roles', rootDir: import.meta.dirname });
