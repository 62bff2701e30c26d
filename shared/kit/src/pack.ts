import { kitFolder } from './kit-folder.mjs';
import { packKit } from './pack/pack-kit';

const [folder = `${kitFolder}/served`] = process.argv.slice(2);
await packKit(folder);
