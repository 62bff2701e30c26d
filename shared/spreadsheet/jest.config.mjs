import { nodePreset } from '@backoffice/build-config/jest';

export default nodePreset({ displayName: 'spreadsheet', rootDir: import.meta.dirname });
