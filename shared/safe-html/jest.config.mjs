import { browserPreset } from '@backoffice/build-config/jest';

export default browserPreset({ displayName: 'safe-html', rootDir: import.meta.dirname });
