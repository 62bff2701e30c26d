import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { linkToSteps } from '../link-to-steps';
import { nginxConfig } from '../nginx/nginx-config';
import { pageHtml } from '../page-html';

const [host, place] = process.argv.slice(2);
if (!host || !place) {
  console.error('Usage: nginx-files <folder of the built host> <folder to write to>');
  process.exit(1);
}
rmSync(place, { recursive: true, force: true });
mkdirSync(`${place}/page`, { recursive: true });
cpSync(host, `${place}/host`, { recursive: true });
const assets = `${place}/host/assets`;
for (const file of readdirSync(assets).filter((name) => name.endsWith('.js')))
  writeFileSync(`${assets}/${file}.gz`, gzipSync(readFileSync(`${assets}/${file}`), { level: 9 }));
const page = pageHtml(host, undefined);
writeFileSync(`${place}/page/index.html`, page);
writeFileSync(`${place}/page/index.html.br`, brotliCompressSync(page));
writeFileSync(`${place}/page/index.html.gz`, gzipSync(page, { level: 9 }));
writeFileSync(`${place}/nginx.conf`, nginxConfig(linkToSteps(host)));
