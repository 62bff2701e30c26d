import { mkdirSync, writeFileSync } from 'node:fs';
import { imagePrograms, imageSbom } from './sbom/image-sbom';

const [folder = '.sbom'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const image of Object.keys(imagePrograms)) {
  const path = `${folder}/${image}.cdx.json`;
  writeFileSync(path, imageSbom(image));
  console.log(path);
}
