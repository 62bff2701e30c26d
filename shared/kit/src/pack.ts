import { kitFolder } from './kit-folder.mjs';
import { packKit } from './pack/pack-kit';

// Packs the kit into `dist`, or into the given folder.
const [folder = `${kitFolder}/dist`] = process.argv.slice(2);
await packKit(folder);
