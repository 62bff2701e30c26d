import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'i18n', rootDir: import.meta.dirname });
